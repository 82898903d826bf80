import type { Page } from 'playwright-core';
import type { Language } from '#core/kernel/language.ts';
import { openBrowser, wordsOf } from '../engine/browser.ts';
import { forget, newDataDir, openServer } from '../engine/server.ts';
import { openMailSink } from '../engine/mail-sink.ts';
import { followRequests } from '../engine/page-rest.ts';
import { check, type Step } from '../engine/scenario.ts';

const phone = { width: 390, height: 844 };

const openPage = async (language: Language) => {
  const browser = await openBrowser();
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    locale: language === 'vi' ? 'vi-VN' : 'en-GB',
    timezoneId: 'Asia/Ho_Chi_Minh',
    acceptDownloads: true,
    reducedMotion: 'reduce',
  });
  const page: Page = await context.newPage();
  page.setDefaultTimeout(60_000);
  followRequests(page);
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 500) broken.push(`${response.status()} ${response.url()}`);
  });
  return { browser, page, broken };
};

/** A server without any data, its mails, and a phone on which the member uses it. */
export const openMemberPhone = async (language: Language) => {
  const word = wordsOf(language);
  const prefix = language === 'vi' ? '' : '/en';
  const dataDir = newDataDir();
  const mails = await openMailSink();
  const env = { SEED: 'none', SMTP_URL: mails.url };
  let server = await openServer({ dataDir, env });
  const { browser, page, broken } = await openPage(language);
  const addressOf = (path: string) => `${server.url}${prefix}${path}`;

  return {
    language,
    dataDir,
    mails,
    page,
    word,
    addressOf,
    /** Errors of pages and failed answers, so far. */
    broken: (): readonly string[] => broken,
    go: (path: string) => page.goto(addressOf(path)),
    press: (id: string) =>
      page
        .getByRole('button', { name: word(id), exact: true })
        .first()
        .click(),
    /** Waits for the heading. */
    title: (id: string) =>
      page
        .getByRole('heading', { name: word(id) })
        .first()
        .waitFor(),
    /** The same server with its clock moved forward. */
    async restartAfter(milliseconds: number): Promise<void> {
      check((await server.stop()) === 0, 'the server did not end gently');
      const later = { ...env, CLOCK_OFFSET_MS: String(milliseconds) };
      server = await openServer({ dataDir, env: later, port: server.port });
    },
    async close(): Promise<void> {
      await browser.close();
      await server.stop().catch(() => null);
      await mails.close();
      forget(dataDir);
    },
  };
};

export type MemberPhone = Awaited<ReturnType<typeof openMemberPhone>>;

type Journey = Readonly<{
  step: Step;
  /** How the pictures of this journey begin. */
  pictures: string;
}>;

/** A journey with a phone of its own: at its end no page ever failed, and what broke it off is in a picture. */
export const onMemberPhone = async (
  language: Language,
  { step, pictures }: Journey,
  play: (phone: MemberPhone) => Promise<void>,
): Promise<void> => {
  const opened = await openMemberPhone(language);
  try {
    await play(opened);
    await step('and no page ever failed', async () => {
      check(opened.broken().length === 0, opened.broken().join('\n'));
    });
  } catch (error) {
    const path = `test-results/${pictures}-${language}-failed.png`;
    await opened.page.screenshot({ path, fullPage: true }).catch(() => undefined);
    throw error;
  } finally {
    await opened.close();
  }
};
