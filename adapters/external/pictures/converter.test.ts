import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureConverter, type PictureConverter } from './converter.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

let folder: string;
let converter: PictureConverter;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'converter-'));
  converter = pictureConverter({ idleMs: 60_000 });
});
afterEach(async () => {
  converter.close();
  await rm(folder, { recursive: true, force: true });
});

const jobOf = async (name: string, width = 64, height = 48) => {
  const path = join(folder, `${name}.jpg`);
  await sharp({ create: { width, height, channels: 3, background: '#886644' } }).toFile(path);
  return { path, contentType: 'image/jpeg', target: join(folder, name) };
};
const someTime = { timeout: 20_000 };

describe('pictures', () => {
  it('are decoded in a process of their own, one after another, that ends when there is nothing to do', async () => {
    const quick = pictureConverter({ idleMs: 1 });
    await quick.convert(await jobOf('first'));
    await vi.waitFor(() => expect(quick.processes()).toEqual([]), someTime);

    await converter.convert(await jobOf('second'));
    const [worker] = converter.processes();
    expect(worker).not.toBe(process.pid);
    expect((await converter.convert(await jobOf('third'))).width).toBe(64);
    expect(converter.processes()).toEqual([worker]);
  });

  it('share two processes, however many come', async () => {
    const jobs = await Promise.all(Array.from({ length: 6 }, (_, at) => jobOf(`one-of-many-${at}`)));
    let most = 0;
    await Promise.all(
      jobs.map(async (job) => {
        await converter.convert(job);
        most = Math.max(most, converter.processes().length);
      }),
    );
    expect(most).toBe(2);
  });

  it('that break the decoder are unreadable, and the next one is decoded', async () => {
    const breaking = converter.convert(await jobOf('breaking', 6_000, 6_000));
    const [worker = 0] = await vi.waitFor(() => {
      expect(converter.processes()).toHaveLength(1);
      return converter.processes();
    }, someTime);
    process.kill(worker, 'SIGKILL');
    await expect(breaking).rejects.toMatchObject({ code: 'media.unreadable' });

    expect(await converter.convert(await jobOf('next'))).toMatchObject({ width: 64, height: 48 });
    expect(converter.processes()).not.toContain(worker);
  });

  it('are finished although the terminal asks everybody to end, and their process ends with the converter', async () => {
    await converter.convert(await jobOf('first'));
    const [worker = 0] = converter.processes();
    const lasting = converter.convert(await jobOf('lasting', 4_000, 4_000));
    process.kill(worker, 'SIGINT');
    process.kill(worker, 'SIGTERM');
    expect((await lasting).width).toBe(2_560);
    expect(converter.processes()).toEqual([worker]);

    converter.close();
    await vi.waitFor(() => expect(converter.processes()).toEqual([]), someTime);
  });

  it('never bring the decoder into the process of the server', async () => {
    const { path } = await jobOf('picture');
    const program = `
      await import('./adapters/http/server.ts');
      const { mediaProcessor } = await import('./adapters/external/media/media-processor.ts');
      const upload = ${JSON.stringify({ path, name: 'a.jpg', size: 1 })};
      const processor = mediaProcessor({ folder: ${JSON.stringify(join(folder, 'work'))} });
      const { width } = await processor.process(upload, { types: ['IMAGE'], onlyPdf: false, videoSeconds: 0, audioSeconds: 0 });
      const { sharedObjects } = process.report.getReport();
      console.log(JSON.stringify({ width, decoders: sharedObjects.filter((name) => /vips|sharp/.test(name)) }));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
      cwd: repository,
    });
    // It also ended by itself: a process without work keeps nobody from ending.
    expect(JSON.parse(stdout)).toEqual({ width: 64, decoders: [] });
  }, 60_000);

  it('get nothing of the server’s environment', async () => {
    vi.stubEnv('JWT_SIGNING_KEY', 'a secret');
    try {
      await converter.convert(await jobOf('picture'));
    } finally {
      vi.unstubAllEnvs();
    }
    const [worker = 0] = converter.processes();
    const environment =
      process.platform === 'linux'
        ? await readFile(`/proc/${worker}/environ`, 'utf8')
        : (await promisify(execFile)('ps', ['eww', '-o', 'command=', '-p', String(worker)])).stdout;
    expect(environment).toContain('MALLOC_ARENA_MAX=2');
    expect(environment).not.toContain('JWT_SIGNING_KEY');
  });
});
