/** nginx with TLS before the processes of a shop, as in production: it sends nothing to a process that is unready. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Proxy {
  /** The proxy's certificate, which its visitors trust. */
  certificate: Buffer;
  close(): Promise<void>;
}

interface ProxyOptions {
  /** For its configuration, its certificate and its log. */
  folder: string;
  port: number;
  /** The address of each process. */
  upstreams: readonly string[];
}

/** Between two looks at `/readyz`; a process drains for longer before it closes. */
const lookMs = 100;

export async function startProxy({ folder, port, upstreams }: ProxyOptions): Promise<Proxy> {
  certify(folder);
  const configuration = join(folder, 'nginx.conf');
  const write = (ready: readonly boolean[]) =>
    writeFileSync(configuration, configured({ folder, port, upstreams, ready }));
  write(upstreams.map(() => true));
  const nginx = spawn('nginx', ['-c', configuration, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
  const over = new AbortController();
  const watching = watch({ nginx, upstreams, write, signal: over.signal });
  return {
    certificate: readFileSync(join(folder, 'certificate.pem')),
    async close() {
      over.abort();
      await watching;
      if (nginx.exitCode !== null) return;
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

function certify(folder: string) {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'key.pem'];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const options = ['req', '-x509', ...key, '-out', 'certificate.pem', '-days', '2', ...subject];
  execFileSync('openssl', options, { cwd: folder, stdio: 'ignore' });
}

interface Watching extends Pick<ProxyOptions, 'upstreams'> {
  nginx: ChildProcess;
  write(ready: readonly boolean[]): void;
  signal: AbortSignal;
}

/** What an orchestrator does: takes a process that is unready out of the proxy, and puts it back. */
async function watch({ nginx, upstreams, write, signal }: Watching): Promise<void> {
  let known = upstreams.map(() => true);
  while (!signal.aborted) {
    const ready = await Promise.all(upstreams.map(isReady));
    if (ready.some((each, at) => each !== known[at])) {
      write(ready.includes(true) ? ready : upstreams.map(() => true));
      nginx.kill('SIGHUP');
      known = ready;
    }
    await wait(lookMs);
  }
}

const isReady = async (upstream: string): Promise<boolean> => {
  const answer = await fetch(`${upstream}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(() => null);
  return answer?.ok ?? false;
};

const configured = ({ folder, port, upstreams, ready }: ProxyOptions & { ready: readonly boolean[] }) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder}/${each};`).join('\n  ')}
  upstream shop {
    ${upstreams.map((each, at) => `server ${new URL(each).host} max_fails=0${ready[at] ? '' : ' down'};`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${folder}/certificate.pem;
    ssl_certificate_key ${folder}/key.pem;
    client_max_body_size 32m;
    location / {
      proxy_pass http://shop;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto https;
      proxy_connect_timeout 1s;
      proxy_next_upstream error timeout;
    }
  }
}
`;
