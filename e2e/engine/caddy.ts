import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const mayInstall = () =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version');

const found = (): string | undefined =>
  [process.env['CADDY_PATH'], '/usr/bin/caddy', '/usr/local/bin/caddy'].find(
    (path): path is string => path !== undefined && existsSync(path),
  );

/** Caddy where it is or may be installed (Debian's package), else undefined. CADDY_PATH is taken as it is. */
export const provideCaddy = (): string | undefined => {
  const there = found();
  if (there !== undefined || process.env['CADDY_PATH'] || !mayInstall()) return there;
  console.log('Installing Debian’s caddy for the test behind a real proxy.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'caddy'],
  ])
    // The closing line of the tests must stay alone on standard output.
    spawnSync('apt-get', [...patience, ...words], { env, stdio: ['ignore', 2, 2], timeout: 180_000 });
  return found();
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo; // it listens on a port
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

/** As `docs/operations.md` has it, with an authority of its own in place of a public one. */
const caddyfile = ({ upstream, zone, storage, http, https }: Readonly<Record<string, string | number>>) => `{
  local_certs
  skip_install_trust
  admin off
  http_port ${http}
  https_port ${https}
  storage file_system ${storage}
  on_demand_tls {
    ask http://127.0.0.1:${upstream}/api/domains/tls-ask
  }
}

*.${zone} {
  reverse_proxy 127.0.0.1:${upstream}
}

https:// {
  tls {
    on_demand
  }
  reverse_proxy 127.0.0.1:${upstream}
}
`;

export type Caddy = Awaited<ReturnType<typeof openCaddy>>;
export type TlsAnswer = Readonly<{
  status: number;
  text: string;
  location: string | undefined;
  issuer: string;
}>;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A real Caddy in front of the server on this port. */
export const openCaddy = async (
  program: string,
  { upstream, zone }: Readonly<{ upstream: number; zone: string }>,
) => {
  const folder = mkdtempSync(join(tmpdir(), 'fitboard-caddy-'));
  const [http, https] = [await freePort(), await freePort()];
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, caddyfile({ upstream, zone, storage: join(folder, 'storage'), http, https }));
  const child = spawn(program, ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (said += piece.toString()));
  const ended = new Promise<void>((resolve) => child.on('close', () => (running.delete(child), resolve())));
  const root = join(folder, 'storage', 'pki', 'authorities', 'local', 'root.crt');
  for (let tries = 0; !existsSync(root) || !said.includes('serving initial configuration'); tries += 1) {
    if (child.exitCode !== null || tries > 600) throw new Error(`Caddy did not start:\n${said}`);
    await pause(50);
  }

  /** A new connection each time: whether there is a certificate is decided at its beginning. */
  const get = (host: string, path = '/'): Promise<TlsAnswer> =>
    new Promise((resolve, reject) => {
      const options: RequestOptions = {
        host: '127.0.0.1',
        port: https,
        path,
        servername: host,
        headers: { Host: host },
        ca: readFileSync(root),
        agent: false,
        timeout: 20_000,
      };
      const asked = request(options, (answer) => {
        const { issuer } = (answer.socket as import('node:tls').TLSSocket).getPeerCertificate();
        let text = '';
        answer.on('data', (piece: Buffer) => (text += piece.toString()));
        answer.on('end', () => {
          const { statusCode: status = 0, headers } = answer;
          resolve({ status, text, location: headers.location, issuer: String(issuer.CN) });
        });
      });
      asked.on('error', reject);
      asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
      asked.end();
    });
  return {
    get,
    /** Whether anybody can connect to it under this name. */
    serves: (host: string): Promise<boolean> =>
      get(host).then(
        () => true,
        () => false,
      ),
    said: () => said,
    async close(): Promise<void> {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
