/** The built shop in a folder of its own, and a second release of it, in which every file has another name. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface RenewableBuild {
  folder: string;
  renew(): void;
  remove(): void;
}

export function renewableBuild(): RenewableBuild {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-release-'));
  cpSync('build', join(folder, 'build'), { recursive: true });
  for (const name of ['node_modules', 'package.json']) symlinkSync(resolve(name), join(folder, name));
  return {
    folder,
    renew: () => renewed(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** File names with a content hash: `home.route-Bk3x9Yz1.js`. */
const hashed = /^(.+)-[\w-]{7,8}\.(js|css)$/;

function renewed(folder: string): void {
  const assets = join(folder, 'build/client/assets');
  const names = readdirSync(assets).filter((name) => hashed.test(name));
  const next = new Map(
    names.map((name, place) => [name, name.replace(hashed, `$1-${String(place).padStart(8, 'B')}.$2`)]),
  );
  const rewritten = (text: string) => {
    let result = text;
    for (const [before, after] of next) result = result.replaceAll(before, after);
    return result;
  };
  for (const name of names) {
    const file = join(assets, name);
    writeFileSync(file, rewritten(readFileSync(file, 'utf8')));
    renameSync(file, join(assets, next.get(name) ?? name));
  }
  const server = join(folder, 'build/server');
  for (const name of readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.js'),
  )) {
    const file = join(server, name);
    writeFileSync(file, rewritten(readFileSync(file, 'utf8')));
  }
}
