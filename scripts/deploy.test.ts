import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { variableNames } from '../adapters/composition/config/variables.ts';
import { checkConfig } from '../adapters/composition/config.ts';
import { copyOf, pairsOf, readDockerfile, wordsOf } from './dockerfile.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const text = (path: string): string => readFileSync(join(repository, path), 'utf8');
const has = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

const service = z.looseObject({
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  ports: z.array(z.string()).default([]),
});
const compose = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});

describe('the Dockerfile', () => {
  const stages = readDockerfile(text('Dockerfile'));
  const last = stages.at(-1)!;
  const of = (name: string) => last.steps.filter((step) => step.name === name).map((step) => step.text);

  it('makes an image of production packages alone, run by a user who owns none of it', () => {
    expect(of('RUN').join()).toContain('npm ci --omit=dev --ignore-scripts');
    expect(of('USER')).toEqual(['node']);
    expect(of('VOLUME')).toEqual(['/data']);
    expect(of('COPY').join()).not.toMatch(/--chown|\.data|\.env/);
    expect(last.steps.findIndex(({ name }) => name === 'USER')).toBeGreaterThan(
      last.steps.findLastIndex(({ name }) => name === 'RUN' || name === 'COPY'),
    );
  });

  it('stands on the Node that the project pins', () => {
    const { devDependencies } = z
      .object({ devDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(text('package.json')));
    for (const { image } of stages) expect(image).toBe(`node:${devDependencies['node']}-bookworm-slim`);
  });

  it('copies what there is, and what an earlier stage made', () => {
    for (const { stage, from } of of('COPY').map(copyOf)) {
      if (stage !== null) expect(stages.map(({ name }) => name)).toContain(stage);
      for (const path of from) expect(stage !== null || existsSync(join(repository, path)), path).toBe(true);
    }
    const [program = '', script = ''] = wordsOf(of('CMD')[0] ?? '');
    expect([program, existsSync(join(repository, script))]).toEqual(['node', true]);
    const [, check = ''] = wordsOf(of('HEALTHCHECK')[0] ?? '');
    expect(existsSync(join(repository, check))).toBe(true);
  });

  it('names no variable that the server does not know', () => {
    for (const name of of('ENV').flatMap((line) => Object.keys(pairsOf(line))))
      if (name !== 'NODE_COMPILE_CACHE') expect(variableNames).toContain(name);
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = compose.parse(parse(text('compose.yaml')));
  const server = services['server']!;

  it('has the server, its database, Redis and a proxy, started when what they need is healthy', () => {
    expect(Object.keys(services).toSorted()).toEqual(['caddy', 'database', 'redis', 'server']);
    for (const [name, { depends_on: needs }] of Object.entries(services))
      for (const [needed, { condition }] of Object.entries(needs)) {
        expect(condition, name).toBe('service_healthy');
        expect(needed === 'server' || services[needed]?.healthcheck, needed).toBeTruthy();
      }
    expect(server.read_only).toBe(true);
    expect(Object.entries(services).filter(([, { ports }]) => ports.length > 0)).toHaveLength(1);
  });

  it('keeps every volume it names, and mounts files there are', () => {
    for (const { volumes: mounted } of Object.values(services))
      for (const [source = ''] of mounted.map((mount) => mount.split(':')))
        expect(
          source.startsWith('./') ? existsSync(join(repository, source)) : source in volumes,
          source,
        ).toBe(true);
  });

  it('gives the server variables it knows, and asks for what env.example names', () => {
    for (const name of Object.keys(server.environment)) expect(variableNames).toContain(name);
    const asked = [...text('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!);
    const named = [...text('deploy/env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!);
    expect(new Set(asked)).toEqual(new Set(named));
  });

  it('is a configuration that production takes, once it is filled', () => {
    const filled: Record<string, string> = {
      DOMAIN: 'fitboard.example',
      DATABASE_PASSWORD: 'f00d5eed',
      ADMIN_EMAIL: 'first@fitboard.example',
      ADMIN_PASSWORD: 'một mật khẩu thật dài',
    };
    const env = Object.fromEntries(
      Object.entries(server.environment).map(([name, value]) => [
        name,
        value.replace(/\$\{([A-Z_]+)[^}]*\}/g, (_, asked: string) => filled[asked] ?? ''),
      ]),
    );
    const found = checkConfig({ ...env, NODE_ENV: 'production', DATA_DIR: '/nowhere' });
    expect(found.filter(({ isWrong }) => isWrong)).toEqual([]);
  });
});

describe('what stands in front', () => {
  it.skipIf(!has('caddy'))('is a Caddyfile that Caddy takes, which hides the metrics', () => {
    const { status, stdout, stderr } = spawnSync(
      'caddy',
      ['validate', '--config', 'deploy/caddy/Caddyfile', '--adapter', 'caddyfile'],
      {
        cwd: repository,
        encoding: 'utf8',
        env: { ...process.env, DOMAIN: 'fitboard.example', UPSTREAM: 'server:3000' },
      },
    );
    expect([status, `${stdout}${stderr}`.includes('Valid configuration')]).toEqual([0, true]);
    expect(text('deploy/caddy/Caddyfile')).toMatch(/respond @metrics 404/);
  });

  it.skipIf(!has('nginx') || !has('openssl'))(
    'is a configuration that nginx takes, which hides the metrics',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'fitboard-nginx-'));
      try {
        const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
        const made = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=fitboard.example', '-keyout', key, '-out', certificate]); // prettier-ignore
        expect(made.status).toBe(0);
        const site = text('deploy/nginx/fitboard.conf').replaceAll('/etc/ssl/fitboard/', `${folder}/`);
        writeFileSync(
          join(folder, 'nginx.conf'),
          `pid ${folder}/pid; error_log stderr; events {} http { access_log off;\n${site}\n}`,
        );
        const { status, stderr } = spawnSync('nginx', ['-t', '-c', join(folder, 'nginx.conf')], {
          encoding: 'utf8',
        });
        expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
        expect(site).toMatch(/location = \/metrics \{\s+return 404;/);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});

describe('the systemd unit', () => {
  const unit = text('deploy/systemd/fitboard.service');

  it('starts what the image starts, closed in, with variables the server knows', () => {
    expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node adapters\/http\/main\.ts$/m);
    expect(unit).toMatch(/^ProtectSystem=strict$/m);
    const [, environment = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
    for (const name of Object.keys(pairsOf(environment)))
      if (name !== 'NODE_COMPILE_CACHE') expect(variableNames).toContain(name);
  });

  it('leaves the time that an end takes', () => {
    const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
    expect(seconds).toBeGreaterThanOrEqual(15);
  });

  it.skipIf(!has('systemd-analyze'))('is one that systemd takes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fitboard-unit-'));
    try {
      const file = join(folder, 'fitboard.service');
      // Where no such program stands, only its place is another one.
      writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
      const { stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
      expect(stderr.split('\n').filter((line) => line.includes('fitboard.service'))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
