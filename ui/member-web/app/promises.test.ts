import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { privacyWords } from '#core/content/page/shipped/privacy.ts';
import { languages, type Language } from '#core/kernel/language.ts';
import { mailTemplates } from '#core/platform/notification/mail-template-texts.ts';

/** Every sentence that a member may read, by its name. */
const sentences = (language: Language): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(`{core,ui}/**/messages/${language}.json`).map((path) =>
      JSON.parse(readFileSync(path, 'utf8')),
    ),
  ) as Record<string, string>; // the catalogues hold nothing else

/** What the privacy page says, as the site comes with it. */
const privacyPage = (language: Language): Record<string, string> => ({
  'privacy.page': privacyWords.html[language],
});
const all = {
  vi: { ...sentences('vi'), ...privacyPage('vi') },
  en: { ...sentences('en'), ...privacyPage('en') },
};
const mails = JSON.stringify(mailTemplates);

describe('what members are promised', () => {
  it.each([
    ['home.how.title', 'minutes'],
    ['home.how.measure.text', 'minutes'],
    ['fitboard.next.FIRST.why', 'minutes'],
    ['timeline.empty.why', 'minutes'],
    ['indicator.screen.body.lead', 'minutes'],
    ['indicator.screen.body.first', 'minutes'],
  ])('%s takes the time of a save from one place', (id, place) => {
    for (const language of languages) {
      expect(all[language][id], language).toMatch(new RegExp(`\\{${place}, (number\\}|plural,)`));
      expect(all[language][id], language).not.toMatch(/\b\d+ (phút|minutes)/);
    }
  });

  it('health answers are never said to be hidden from everybody: the chosen coach reads them', () => {
    for (const id of ['home.private.text', 'privacy.page']) {
      expect(all.vi[id]).not.toMatch(/không bao giờ (hiển thị|hiện) cho người khác/);
      expect(all.en[id]).not.toMatch(/never shown to (anyone|others)/);
      expect(all.vi[id]).toMatch(/huấn luyện viên/i);
      expect(all.en[id]).toMatch(/coach/);
    }
  });

  it('no sentence or mail asks for a choice that the form does not have', () => {
    for (const language of languages)
      for (const [id, text] of Object.entries(all[language]))
        expect(text, id).not.toMatch(/(chọn|choose) [“‘"](Chưa đo|Not measured)/i);
    expect(mails).not.toMatch(/(chọn|choose) [“‘"\\]+(Chưa đo|Not measured)/i);
  });

  it('a refused goal names its bounds, and asks for no date', () => {
    for (const language of languages) {
      expect(all[language]['error.indicator.goal_invalid']).toMatch(/\{min, number\}.*\{max, number\}/);
      expect(all[language]['error.indicator.goal_invalid']).not.toMatch(/ngày|date/);
    }
  });

  it('a unit of coins has one explanation for fees and rewards alike', () => {
    for (const language of languages)
      expect(Object.keys(all[language]).filter((id) => id.startsWith('pricing.unit.'))).toEqual([]);
  });

  it('no sentence says where on the screen the transfer lines stand: phones show them elsewhere', () => {
    expect(all.vi['checkout.qr.away']).not.toMatch(/bên cạnh/);
    expect(all.en['checkout.qr.away']).not.toMatch(/beside/);
  });
});

it.each(['forbidden.title', 'console.denied.title'])('%s says why a page stays closed', (id) => {
  expect(all.en[id]).toBe('You do not have permission to access this page');
  expect(all.vi[id]).toMatch(/không có quyền/);
});
