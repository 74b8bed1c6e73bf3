import { createServer, request } from 'node:http';

/** One address in front of several processes: each request goes to the next one. */
export async function inTurn({ port, ports }: { port: number; ports: readonly number[] }) {
  let turn = 0;
  const server = createServer((asked, response) => {
    turn += 1;
    const { method, url: path, headers } = asked;
    const passed = request({ host: '127.0.0.1', port: ports[turn % ports.length], method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.writeHead(502).end());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
