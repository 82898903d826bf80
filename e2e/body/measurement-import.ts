import type { Language } from '#core/kernel/language.ts';
import { zippedBytes } from '#fixtures/body/health-archives.ts';
import { appleHealthXml, openScaleCsv } from '#fixtures/body/health-exports.ts';
import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages, type Scenario } from '../engine/scenario.ts';
import { openMemberPhone, type MemberPhone } from './member-phone.ts';
import { register } from './registration.ts';

type Chosen = Readonly<{ name: string; content: Buffer | string }>;

const choose = async ({ page }: MemberPhone, { name, content }: Chosen): Promise<void> => {
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
};

const shows = ({ page }: MemberPhone, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor();

/** What the sentence says before its first value: the same in all its forms. */
const beginning = (sentence: string): string => sentence.split('{')[0]!.trim(); // split gives at least one

const fromSettings = async (phone: MemberPhone): Promise<void> => {
  const { go, page, title, word } = phone;
  await go('/dashboard/settings');
  await page.getByRole('link', { name: word('settings.import.open') }).click();
  await title('import.title');
  await shows(phone, word('import.list.empty'));
  await inspect(page, 'the page of imports');
};

const wrongFiles = async (phone: MemberPhone): Promise<void> => {
  const { page, word } = phone;
  await choose(phone, { name: 'prices.csv', content: 'Tên,Giá\nPhở,50000\n' });
  await shows(phone, word('import.problem.OTHER_TABLE'));
  await choose(phone, { name: 'photo.jpg', content: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a]) });
  await shows(phone, word('import.problem.UNKNOWN'));
  await choose(phone, { name: 'holiday.zip', content: await zippedBytes([{ path: 'a.txt', text: ['a'] }]) });
  await shows(phone, word('import.problem.OTHER_ZIP'));
  await inspect(page, 'the sentence about a wrong file');
};

const keep = async (phone: MemberPhone, count: number): Promise<void> => {
  const { page, word } = phone;
  await page.getByRole('button', { name: word('import.keep', { count }), exact: true }).click();
  await shows(phone, word('import.kept'));
  await waitForRest(page);
};

/** Two hundred days in pounds and shares of one: weight and fat each week, and a resting pulse. */
const appleArchive = async (phone: MemberPhone): Promise<void> => {
  const { page, title, word } = phone;
  const path = 'apple_health_export/export.xml';
  const content = await zippedBytes([{ path, text: appleHealthXml({ records: 800 }) }]);
  await choose(phone, { name: 'export.zip', content });
  await title('import.preview');
  await shows(phone, word('import.source.APPLE_HEALTH'));
  await shows(phone, beginning(word('import.metric.weeks')));
  await inspect(page, 'the preview of a health record');
  await keep(phone, 87);
  await page.getByText('export.zip', { exact: true }).first().waitFor();
};

/** The scale says less than the phone said for the same weeks: nothing of that is replaced unasked. */
const scaleTable = async (phone: MemberPhone): Promise<void> => {
  const { page, press, word } = phone;
  const content = [...openScaleCsv({ records: 28 })].join('').replaceAll(',24.2,', ',30.1,');
  await choose(phone, { name: 'openScale.csv', content });
  await shows(phone, word('import.source.OPENSCALE'));
  await page.getByText(word('import.differs.text')).waitFor();
  await inspect(page, 'the weeks that differ');
  await press('import.differs.take');
  await press('import.differs.keep');
  const ticked = page.getByRole('checkbox', { checked: true });
  const before = await ticked.count();
  await page.getByRole('checkbox', { checked: false }).first().check();
  check((await ticked.count()) === before + 1, 'one value could not be chosen by itself');
  // The girth of four weeks is new, and one share of fat or weight was asked for.
  await keep(phone, 5);
};

const readTimeline = async (phone: MemberPhone): Promise<void> => {
  const { page, press, word } = phone;
  await page.getByRole('link', { name: word('import.kept.look') }).click();
  await page.waitForURL(/\/indicator\/me\?range=all/);
  await shows(phone, word('timeline.empty'));
  await shows(phone, word('timeline.imported.only'));
  await page.getByText(word('timeline.chart.imported'), { exact: true }).first().waitFor();
  await waitForRest(page);
  await inspect(page, 'the timeline of imported numbers');
  await press('timeline.asTable');
  const table = page.getByRole('table');
  await table.waitFor();
  const rows = await table.getByText(word('timeline.table.imported')).count();
  check(rows === 29, `${rows} imported weeks in the table`);
};

const removeOne = async (phone: MemberPhone): Promise<void> => {
  const { go, page, word } = phone;
  await go('/indicator/me/import');
  await page.getByRole('button', { name: word('import.remove.label', { name: 'export.zip' }) }).click();
  const question = page.getByRole('alertdialog');
  await inspect(page, 'the question before an import goes');
  await question.getByRole('button', { name: word('import.remove'), exact: true }).click();
  await shows(phone, word('import.removed'));
  await page.getByText('export.zip', { exact: true }).waitFor({ state: 'hidden' });
  await shows(phone, 'openScale.csv');
};

const journey = (language: Language): Scenario => ({
  name: 'Measurements brought in',
  async run(step) {
    const phone = await openMemberPhone(language);
    try {
      await register(phone, {
        name: language === 'vi' ? 'Trần Thị Ngọc Ánh' : 'Grace Hopper',
        email: 'imports@example.com',
        password: 'một mật khẩu đủ dài',
      });
      await step('the way leads from the settings', () => fromSettings(phone));
      await step('a wrong file gets a sentence that says what to do', () => wrongFiles(phone));
      await step('an Apple Health archive is looked through and kept', () => appleArchive(phone));
      await step('a table of openScale replaces nothing unasked', () => scaleTable(phone));
      await step('the timeline shows what was imported, and no week', () => readTimeline(phone));
      await step('an import goes as a whole', () => removeOne(phone));
      check(phone.broken().length === 0, phone.broken().join('\n'));
    } finally {
      await phone.close();
    }
  },
});

export const importJourneys = inBothLanguages(journey);
