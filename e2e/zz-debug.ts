import { demoAccounts } from '#fixtures/demo/accounts.ts';
import { openBrowser } from './engine/browser.ts';
import { openWindow } from './engine/windows.ts';
const browser = await openBrowser();
const broken: string[] = [];
const window = await openWindow(
  browser,
  'http://localhost:3911',
  { language: 'vi', width: 360, height: 800 },
  broken,
);
await window.signIn(demoAccounts.find((one) => one.role === 'member')! as any);
const { page } = window;
await window.go('/feed');
await page.locator('ol article').first().waitFor();
console.log(
  await page.evaluate(`(() => [...document.querySelectorAll('ol article div[dir=auto]')].map((e) => {
  const s = getComputedStyle(e); const b = e.getBoundingClientRect(); const t = document.createTreeWalker(e, NodeFilter.SHOW_TEXT); t.nextNode(); const r = document.createRange(); r.selectNodeContents(t.currentNode); const c = r.getBoundingClientRect();
  return [e.textContent.slice(0, 30), s.display, s.webkitLineClamp, s.overflow, b.height, b.width, c.height, c.width, c.top - b.top].join(' | ');
}))()`),
);
for (let i = 0; i < 40; i++) {
  await page.keyboard.press('Tab');
  const f: any = await page.evaluate(
    `(() => { const e = document.activeElement; const s = getComputedStyle(e); return [e.tagName, e.getAttribute('aria-label'), e.className.slice(-60), s.outline, e.matches(':focus-visible')].join(' | ') })()`,
  );
  console.log(f);
  if (/Mở ảnh/.test(f)) {
    await page.waitForTimeout(1000);
    console.log(
      await page.evaluate(
        `(() => { const e = document.activeElement; const s = getComputedStyle(e); return [e.className.slice(-60), s.outline].join(' | ') })()`,
      ),
    );
    break;
  }
}
await browser.close();
process.exit(0);
