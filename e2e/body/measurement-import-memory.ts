import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { zipped } from '#fixtures/body/health-archives.ts';
import { appleHealthXml, openScaleCsv, takeoutJson } from '#fixtures/body/health-exports.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { openMemberPhone, type MemberPhone } from './member-phone.ts';
import { register } from './registration.ts';

const records = 100_000;
const everyDays = 0.007; // a hundred thousand readings within two years
/** Mebibytes of heap that reading may take: one number a day and metric, and a few pieces of the file on their way. */
const allowed = 96;
const mebibyte = 1024 ** 2;

/** `readings`: as the page writes how many measurements of the body there are among the records. */
type Written = Readonly<{ name: string; path: string; readings: string }>;

const writeFiles = async (folder: string): Promise<readonly Written[]> => {
  const at = (name: string, readings: string) => ({ name, readings, path: join(folder, name) });
  const apple = at('export.zip', '62.500');
  const scale = at('openScale.csv', '214.286');
  const fit = at('takeout.zip', '100.000');
  await pipeline(
    zipped([
      { path: 'apple_health_export/export.xml', text: appleHealthXml({ records, everyDays: everyDays * 4 }) },
    ]),
    createWriteStream(apple.path),
  );
  await pipeline(Readable.from(openScaleCsv({ records, everyDays })), createWriteStream(scale.path));
  await pipeline(
    zipped([
      {
        path: 'Takeout/Fit/All Data/derived_com.google.weight.json',
        text: takeoutJson({ records, everyDays }),
      },
    ]),
    createWriteStream(fit.path),
  );
  return [apple, scale, fit];
};

type HeapUsage = Readonly<{ result?: Readonly<{ usedSize: number; backingStorageSize: number }> }>;

/** The most heap that the worker held while it read, in mebibytes; asked for again and again until it ends. */
const heapWhileReading = async ({ page, title }: MemberPhone, { path }: Written): Promise<number> => {
  let most = 0;
  const tools = await page.context().newCDPSession(page);
  const ask = (sessionId: string): void => {
    const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' });
    // The worker ends in the middle of a question when it has read the file.
    tools.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => {});
  };
  tools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') ask(sessionId);
  });
  tools.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { result } = JSON.parse(message) as HeapUsage; // of the one question that is asked
    if (result === undefined) return;
    most = Math.max(most, result.usedSize + result.backingStorageSize);
    setTimeout(() => ask(sessionId), 20);
  });
  await tools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  await page.locator('input[type=file]').setInputFiles(path);
  await title('import.preview');
  await tools.detach();
  return most / mebibyte;
};

/** Years of records are read on a phone, within a memory that does not grow with the file. */
export const importMemory: Scenario = {
  name: 'Memory of measurements brought in',
  isLong: true,
  async run(step) {
    const phone = await openMemberPhone('vi');
    try {
      await register(phone, {
        name: 'Trần Thị Ngọc Ánh',
        email: 'years@example.com',
        password: 'một mật khẩu đủ dài',
      });
      const files = await writeFiles(phone.dataDir);
      for (const file of files)
        await step(`${file.name} of ${records} records is read within ${allowed} MiB`, async () => {
          await phone.go('/indicator/me/import');
          const used = await heapWhileReading(phone, file);
          console.log(`          ${file.name}: ${used.toFixed(1)} MiB at most`);
          check(used > 0, 'the heap could not be measured');
          check(used < allowed, `${used.toFixed(1)} MiB of heap`);
          const found = await phone.page
            .getByText(/số đo của [\d.]+ tuần/)
            .first()
            .textContent();
          check(found?.startsWith(`${file.readings} số đo`) === true, `read: ${found}`);
        });
      check(phone.broken().length === 0, phone.broken().join('\n'));
    } finally {
      await phone.close();
    }
  },
};
