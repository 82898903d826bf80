import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { demoAccounts } from '#fixtures/demo/accounts.ts';
import { openBrowser } from '../e2e/engine/browser.ts';
import { forget, newDataDir, openServer } from '../e2e/engine/server.ts';

/** The pictures of the documentation, taken from the running product on demo data. */
const folder = fileURLToPath(new URL('../docs/pictures', import.meta.url));
/** What a phone shows before the application is installed: named in the manifests. */
const installFolder = fileURLToPath(new URL('../ui/member-web/public/screenshots', import.meta.url));

type Picture = Readonly<{
  name: string;
  path: string;
  role: string | null;
  width: number;
  scheme: 'light' | 'dark';
  tall?: number;
  language?: 'vi' | 'en';
  /** Of the size that the manifest promises. */
  isForInstalling?: boolean;
  /** A link on the page of that path that leads to what is shown. */
  follow?: string;
}>;

const pictures: readonly Picture[] = [
  { name: 'home-1280-vi-light', path: '/', role: null, width: 1280, scheme: 'light' },
  { name: 'fitboard-390-vi-light', path: '/dashboard', role: 'member', width: 390, scheme: 'light' },
  {
    name: 'timeline-390-vi-light',
    path: '/indicator/me',
    role: 'member',
    width: 390,
    scheme: 'light',
    tall: 1500,
  },
  {
    name: 'timeline-1280-en-dark',
    path: '/en/indicator/me',
    role: 'member',
    width: 1280,
    scheme: 'dark',
    tall: 1400,
  },
  { name: 'feed-390-vi-light', path: '/feed', role: 'member', width: 390, scheme: 'light' },
  {
    name: 'chat-390-vi-dark',
    path: '/dashboard/chat',
    follow: 'main a[href*="/dashboard/chat/"]',
    role: 'member',
    width: 390,
    scheme: 'dark',
  },
  {
    name: 'files-390-vi-light',
    path: '/dashboard/file-manager',
    role: 'member',
    width: 390,
    scheme: 'light',
  },
  { name: 'ai-coach-390-vi-light', path: '/ai-coach', role: null, width: 390, scheme: 'light' },
  {
    name: 'challenge-390-vi-light',
    path: '/challenge',
    follow: 'main a[href*="/challenge/"]',
    role: 'member',
    width: 390,
    scheme: 'light',
  },
  {
    name: 'article-390-vi-light',
    path: '/post',
    follow: 'main article a[href*="/post/"], main li a[href*="/post/"]',
    role: null,
    width: 390,
    scheme: 'light',
  },
  { name: 'pricing-390-vi-light', path: '/pricing', role: null, width: 390, scheme: 'light' },
  { name: 'coach-390-vi-light', path: '/coach/thutrang.fit', role: null, width: 390, scheme: 'light' },
  {
    name: 'answer-1280-vi-light',
    path: '/dashboard/coach',
    follow: 'main a[href$="/answer"]',
    role: 'coach',
    width: 1280,
    scheme: 'light',
  },
  { name: 'console-1280-vi-light', path: '/admin/', role: 'staff', width: 1280, scheme: 'light' },
];

const shownBeforeInstalling = (['vi', 'en'] as const).flatMap((language): readonly Picture[] => {
  const common = { role: 'member', scheme: 'light', language, isForInstalling: true } as const;
  const narrow = { ...common, width: 390, tall: 844 };
  return [
    { ...narrow, name: `fitboard-${language}`, path: '/dashboard' },
    { ...narrow, name: `week-${language}`, path: '/indicator/me/edit?step=body' },
    { ...narrow, name: `progress-${language}`, path: '/indicator/me' },
    { ...common, name: `wide-${language}`, path: '/indicator/me', width: 1280, tall: 800 },
  ];
});

/** `node scripts/pictures.ts install` draws those of the manifests alone. */
const drawn = process.argv.includes('install')
  ? shownBeforeInstalling
  : [...pictures, ...shownBeforeInstalling];

const keep = async (shot: Buffer, { name, isForInstalling = false }: Picture): Promise<void> => {
  if (isForInstalling) await sharp(shot).webp({ quality: 80 }).toFile(`${installFolder}/${name}.webp`);
  else await sharp(shot).png({ palette: true, compressionLevel: 9 }).toFile(`${folder}/${name}.png`);
  console.log(name);
};

mkdirSync(folder, { recursive: true });
mkdirSync(installFolder, { recursive: true });
const dataDir = newDataDir();
const server = await openServer({ dataDir, env: { SEED: 'demo' } });
const browser = await openBrowser();
try {
  for (const picture of drawn) {
    const { path, role, width, scheme, tall, follow, language = 'vi', isForInstalling = false } = picture;
    const prefix = language === 'en' ? '/en' : '';
    const context = await browser.newContext({
      viewport: { width, height: tall ?? (width < 600 ? 844 : 860) },
      deviceScaleFactor: isForInstalling && width < 600 ? 2 : 1,
      colorScheme: scheme,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Ho_Chi_Minh',
    });
    const page = await context.newPage();
    const account = demoAccounts.find((one) => one.role === role);
    if (account) {
      await page.goto(`${server.url}${prefix}/auth/login`, { waitUntil: 'networkidle' });
      await page.locator('[name=email]').fill(account.email);
      await page.locator('[name=password]').fill(account.password);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/dashboard/);
    }
    await page.goto(server.url + prefix + path, { waitUntil: 'networkidle' });
    if (follow !== undefined) {
      await page.locator(follow).first().click();
      await page.waitForLoadState('networkidle');
    }
    await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
    await page.waitForTimeout(1_000);
    await keep(await page.screenshot(), picture);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  forget(dataDir);
}
