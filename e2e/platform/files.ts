import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Language } from '#core/kernel/language.ts';
import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages } from '../engine/scenario.ts';
import { call } from '../engine/server.ts';
import {
  desk,
  inTestEnvironment,
  phone,
  type Step,
  type TestEnvironment,
} from '../engine/test-environment.ts';
import { film, megabyte } from './film.ts';

/** What goes to the server in parts, slowed down so that there is something to interrupt. */
const watchParts = async (page: Page) => {
  const seen = { created: 0, bytes: 0, parts: 0 };
  await page.route('**/api/media/uploads**', async (route) => {
    const request = route.request();
    if (request.method() === 'POST') seen.created += 1;
    if (request.method() === 'PATCH') await pause(700);
    await route.continue().catch(() => undefined); // the line was cut meanwhile
  });
  page.on('response', (response) => {
    if (response.request().method() !== 'PATCH' || response.status() !== 204) return;
    seen.parts += 1;
    seen.bytes = Math.max(seen.bytes, Number(response.headers()['upload-offset'] ?? 0));
  });
  return seen;
};

const until = async (isSo: () => boolean, what: string): Promise<void> => {
  const end = Date.now() + 60_000;
  while (!isSo()) {
    check(Date.now() < end, what);
    await pause(50);
  }
};

const phonePicture = fileURLToPath(new URL('../../fixtures/platform/files/IMG_2041.heic', import.meta.url));

const size = 100 * megabyte;

/** A large film on its way, whatever happens to the line, the page and the sign-in. */
const play = async ({ testServer, open }: TestEnvironment, step: Step, language: Language) => {
  const member = await testServer.person('Nguyễn Thị Hoà', 'hoa@example.com', { language });
  const other = await testServer.person('Trần Văn Bình', 'binh@example.com', { language });
  const folder = mkdtempSync(join(tmpdir(), 'fitboard-film-'));
  const path = join(folder, 'Buổi tập cuối tuần.mp4');
  writeFileSync(path, film(size));
  const window = await open({ ...desk, language });
  const { page } = window;
  let filmId = '';

  try {
    await window.signIn(member);
    const seen = await watchParts(page);

    await step('a film goes on after a cut line, a reload and a new sign-in', async () => {
      await window.go('/dashboard/file-manager');
      await window.reads('files.empty');
      await page.locator('main input[type=file]').first().setInputFiles(path);
      await until(() => seen.parts >= 2, 'no parts arrived');

      await window.connect(false);
      const before = seen.parts;
      await pause(1_500);
      check(seen.parts <= before + 1, 'parts arrived without a line');
      await window.connect(true);
      await until(() => seen.parts >= before + 2, 'nothing arrived after the line was back');

      // The browser asks before it leaves: yes, leave.
      page.on('dialog', (dialog) => void dialog.accept());
      const atReload = seen.bytes;
      await page.reload();
      await until(() => seen.bytes > atReload, 'nothing arrived after the reload');

      const atSignOut = seen.bytes;
      await page.context().clearCookies();
      await page.reload();
      await page.waitForURL(/\/auth\/login/);
      await page.context().addCookies([{ name: 'lang', value: language, url: testServer.url }]);
      await window.signIn(member);
      await window.go('/dashboard/file-manager');
      await until(() => seen.bytes > atSignOut, 'nothing arrived after the new sign-in');
      await page.getByRole('link', { name: 'Buổi tập cuối tuần.mp4' }).first().waitFor({ timeout: 90_000 });

      check(seen.created === 1, `the film was begun ${seen.created} times`);
      check(seen.parts <= size / (5 * megabyte) + 4, `${seen.parts} parts were sent`);
      const { body } = await call(testServer.url, 'GET', '/media', { token: member.token });
      const [kept] = body['items'] as readonly { id: string; size: number; type: string }[]; // of our own contract
      check(kept?.size === size && kept.type === 'VIDEO', `kept as ${JSON.stringify(kept)}`);
      filmId = kept?.id ?? '';
    });

    await step('its page is there for its owner, and for nobody else', async () => {
      await window.go(`/file/${filmId}`);
      await page.getByRole('heading', { level: 1, name: 'Buổi tập cuối tuần.mp4' }).waitFor();
      await waitForRest(page);
      await inspect(page, 'the page of a file');
      const stranger = await open({ ...phone, language });
      await stranger.signIn(other);
      await stranger.go(`/file/${filmId}`);
      await stranger.reads('notFound.title');
      await stranger.close();
    });

    await step('a picture of a phone arrives without its place and device', async () => {
      const phones = readFileSync(phonePicture);
      check(phones.includes('iPhone') && phones.includes('Exif'), 'the sample says nothing of its device');
      await window.go('/dashboard/file-manager');
      await page.locator('main input[type=file]').first().setInputFiles(phonePicture);
      await page.getByRole('link', { name: 'IMG_2041.jpg' }).first().waitFor({ timeout: 60_000 });
      const { body } = await call(testServer.url, 'GET', '/media?type=IMAGE', { token: member.token });
      const [kept] = body['items'] as readonly { url: string; width: number; type: string }[]; // of our own contract
      check(kept?.type === 'IMAGE' && kept.width === 320, `kept as ${JSON.stringify(kept)}`);
      const bytes = Buffer.from(await (await fetch(kept?.url ?? '')).arrayBuffer());
      check(bytes.length > 100, 'nothing was kept');
      for (const note of ['Exif', 'iPhone', 'Apple'])
        check(!bytes.includes(note), `the file still says ${note}`);
    });

    await step('what the gallery shows says so and stays', async () => {
      const picture = await page.evaluate<number[]>(`new Promise((resolve) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
      canvas.getContext('2d').fillRect(40, 40, 300, 200);
      canvas.toBlob((blob) => blob.arrayBuffer().then((bytes) => resolve([...new Uint8Array(bytes)])), 'image/png');
    })`);
      await window.go('/dashboard/user/gallery');
      await window.press('gallery.add');
      const picker = page.getByRole('dialog');
      await picker
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'Hồ buổi sáng.png',
          mimeType: 'image/png',
          buffer: Buffer.from(picture),
        });
      await picker.getByRole('button', { name: window.word('uploads.picker.use', { count: 1 }) }).click();
      await page.getByRole('textbox').fill('Hồ buổi sáng');
      await window.press('gallery.add.verb');
      await page.getByRole('img', { name: 'Hồ buổi sáng' }).waitFor();
      await waitForRest(page);
      await inspect(page, 'the gallery');

      await window.go('/dashboard/file-manager?type=IMAGE');
      // In what it is kept is the server's matter.
      await page
        .getByRole('button', { name: window.word('files.actions', { name: 'Hồ buổi sáng' }) })
        .click();
      await page.getByRole('menuitem', { name: window.word('ui.delete') }).click();
      await page.getByRole('dialog').getByText(window.word('media.use.GALLERY')).waitFor();
      await page.keyboard.press('Escape');
      await waitForRest(page);
      await inspect(page, 'the file manager');
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const files = inBothLanguages((language) =>
  inTestEnvironment('Files of a member', (environment, step) => play(environment, step, language)),
);
