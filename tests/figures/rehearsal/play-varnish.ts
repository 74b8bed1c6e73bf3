import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';

const configuration = resolve('ui/server/varnish');

interface VarnishOptions {
  /** For its backends and its working files. */
  folder: string;
  port: number;
  /** The addresses of the shop's processes. */
  upstreams: readonly string[];
  token: string;
}

export interface Varnish {
  url: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Varnish as an operator runs it: the configuration of the shop, with the addresses of these processes. */
export async function startVarnish({ folder, port, upstreams, token }: VarnishOptions): Promise<Varnish> {
  writeFileSync(join(folder, 'backends.vcl'), backends(upstreams));
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const paths = ['-p', `vcl_path=${folder}:${configuration}`, '-f', join(configuration, 'shop.vcl')];
    const options = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-s', 'malloc,64m'];
    const env = { ...process.env, PAGE_CACHE_TOKEN: token };
    const child = spawn('varnishd', [...options, '-p', 'http_gzip_support=off', ...paths], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (text) => {
      output += text;
    });
    const answers = async () => {
      if (child.exitCode !== null) throw new Error(`Varnish did not start: ${output}`);
      return (await fetch(`${url}/healthz`).catch(() => null))?.status;
    };
    await expect.poll(answers, { timeout: 60_000 }).toBe(200);
    return child;
  };
  let child = await start();
  return {
    url,
    async restart() {
      await end(child);
      child = await start();
    },
    stop: () => end(child),
  };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

const backends = (upstreams: readonly string[]) => `
probe ready { .url = "/readyz"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
${upstreams.map((each, at) => `backend shop_${at} { .host = "127.0.0.1"; .port = "${new URL(each).port}"; .probe = ready; .first_byte_timeout = 90s; }`).join('\n')}
sub vcl_init {
  new shops = directors.round_robin();
  ${upstreams.map((_, at) => `shops.add_backend(shop_${at});`).join('\n  ')}
}
`;
