import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { adminRoleId } from '#core/access/role/role.ts';
import { uploadPurposes, type UploadPurpose } from '#core/platform/media/medium.ts';
import { acceptedFor } from '#core/platform/media/accepted.ts';
import { tokens } from '#adapters/composition/container.ts';
import { aUser } from '#fixtures/people/users.ts';
import { eicar, openClamd } from '#fixtures/platform/clamd.ts';
import { aPdf, aPicture, aSound, aText, aVideo } from '../testing/sent-files.ts';
import { openTestServer } from '../testing/test-server.ts';

const member = aUser({ id: 'hoa' });
const clerk = aUser({ id: 'clerk', roleId: adminRoleId });

const open = async () => {
  const clamd = await openClamd();
  onTestFinished(() => clamd.close());
  const server = openTestServer({
    seed: { users: [member, clerk] },
    config: { fileScanUrl: clamd.url },
  });
  return { clamd, ...server, kept: () => server.rows('media') };
};

type Sent = Readonly<{ name: string; bytes: Buffer }>;
const kinds = async (): Promise<readonly Sent[]> => [
  { name: 'ảnh.png', bytes: await aPicture() },
  { name: 'phim.mp4', bytes: aVideo() },
  { name: 'lời.m4a', bytes: aSound() },
  { name: 'chứng-chỉ.pdf', bytes: aPdf() },
  { name: 'ghi-chú.txt', bytes: aText() },
];
/** Harmful behind what it seems to be: players and decoders don't look there. */
const spoilt = ({ name, bytes }: Sent): Sent => ({ name, bytes: Buffer.concat([bytes, eicar()]) });

const inParts = async (
  { as }: Awaited<ReturnType<typeof open>>,
  { name, bytes }: Sent,
  purpose: UploadPurpose,
) => {
  const tus = { 'Tus-Resumable': '1.0.0' };
  const of = (text: string) => Buffer.from(text).toString('base64');
  const begun = await as(member)
    .post('/api/media/uploads')
    .set({
      ...tus,
      'Upload-Length': String(bytes.length),
      'Upload-Metadata': `filename ${of(name)},filetype ${of('')},purpose ${of(purpose)}`,
    });
  const address = begun.headers['location'] ?? '';
  await as(member)
    .patch(address)
    .set({ ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' })
    .send(bytes);
  const uploadId = address.slice(address.lastIndexOf('/') + 1);
  return {
    uploadId,
    finish: () => as(member).post('/api/media').send({ uploadId, purpose }),
  };
};

describe('a file that is uploaded', () => {
  it('of every kind, for every purpose, is scanned before it is kept, and refused when it is harmful', async () => {
    const here = await open();
    for (const purpose of uploadPurposes)
      for (const kind of await kinds()) {
        const before = here.clamd.scanned.length;
        const answer = await here.as(member).post('/api/media').field('purpose', purpose).attach('file', spoilt(kind).bytes, kind.name); // prettier-ignore
        expect([purpose, kind.name, answer.status, answer.body.code]).toEqual([purpose, kind.name, 422, 'media.harmful']); // prettier-ignore
        expect(here.clamd.scanned.length).toBe(before + 1);
      }
    expect(here.kept()).toEqual([]);
    const all = await kinds();
    const plain = await here.as(member).post('/api/media').field('purpose', 'GENERAL').attach('file', all[0]!.bytes, 'a.png'); // prettier-ignore
    expect([plain.status, here.kept().length]).toEqual([201, 1]);
  });

  it('in parts is scanned whole, and a harmful one leaves nothing', async () => {
    const here = await open();
    for (const kind of await kinds()) {
      const { finish, uploadId } = await inParts(here, spoilt(kind), 'GENERAL');
      const answer = await finish();
      expect([kind.name, answer.status, answer.body.code]).toEqual([kind.name, 422, 'media.harmful']);
      expect(here.store.committed.table('uploads').get(uploadId)).toBeUndefined();
    }
    expect(here.kept()).toEqual([]);
  });

  it('under a name of its sender, as archives that are brought do, is scanned', async () => {
    const here = await open();
    const photo = spoilt({ name: 'a.png', bytes: await aPicture() });
    const answer = await here
      .as(member)
      .post('/api/media')
      .set('Idempotency-Key', 'photo-1')
      .field('purpose', 'PHYSICAL_PROFILE')
      .attach('file', photo.bytes, photo.name);
    expect([answer.status, answer.body.code]).toEqual([422, 'media.harmful']);
  });

  it('of staff for the site is scanned', async () => {
    const here = await open();
    const photo = spoilt({ name: 'logo.png', bytes: await aPicture() });
    const answer = await here.as(clerk).post('/api/admin/media').attach('file', photo.bytes, photo.name);
    expect([answer.status, answer.body.code]).toEqual([422, 'media.harmful']);
    expect(here.kept()).toEqual([]);
  });

  it('while the scanner is away is refused, nothing is stored, and goes through at the next try', async () => {
    const here = await open();
    const [kind] = await kinds();
    const send = () =>
      here.as(member).post('/api/media').set('Accept-Language', 'vi').set('Idempotency-Key', 'again').field('purpose', 'GENERAL').attach('file', kind!.bytes, kind!.name); // prettier-ignore
    here.clamd.becomes('hangs-up');
    const parts = await inParts(here, kind!, 'GENERAL');
    for (const answer of [await send(), await parts.finish()]) {
      expect([answer.status, answer.body.code]).toEqual([503, 'media.scan_unavailable']);
      expect(answer.body.detail).toContain('Vui lòng thử lại');
    }
    expect(here.kept()).toEqual([]);
    here.clamd.becomes('judges');
    expect((await send()).status).toBe(201);
    expect((await parts.finish()).status).toBe(201);
    expect(here.kept()).toHaveLength(2);
    expect(here.container.get(tokens.workNumbers).scans()).toEqual({ clean: 2, refused: 0, failed: 2 });
    expect((await here.request.get('/metrics')).text).toContain('file_scans{outcome="failed"} 2');
  });

  it('is not scanned where no scanner is named', async () => {
    const { as, container } = openTestServer({ seed: { users: [member] } });
    const answer = await as(member).post('/api/media').attach('file', spoilt({ name: 'a.txt', bytes: aText() }).bytes, 'a.txt'); // prettier-ignore
    expect([answer.status, container.get(tokens.workNumbers).scans()]).toEqual([201, null]);
  });
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => join(folder, file));

describe('what becomes a file of ours', () => {
  it('is put into the store by what the processor made, and nowhere else', () => {
    const core = join(import.meta.dirname, '../../../core');
    const putting = filesIn(core).filter((file) => readFileSync(file, 'utf8').includes('mediaStore.put('));
    expect(putting.map((file) => basename(file)).toSorted()).toEqual(['fetch-previews.ts', 'keep-file.ts']);
    for (const file of putting) expect(readFileSync(file, 'utf8')).toContain('await mediaProcessor.process(');
  });

  it('comes from the processor alone, which the scanner stands before', async () => {
    const here = await open();
    const { mediaProcessor } = here.container.get(tokens.ports);
    expect(mediaProcessor).toBe(here.container.get(tokens.mediaProcessor));
    here.clamd.becomes('hangs-up');
    await expect(
      mediaProcessor.process({ path: import.meta.filename, name: 'a', size: 1 }, acceptedFor('GENERAL')),
    ).rejects.toMatchObject({ code: 'media.scan_unavailable' });
  });
});
