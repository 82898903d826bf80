import { openBrowser } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { openServer, newDataDir, forget } from '../engine/server.ts';
import { openWindow } from '../engine/windows.ts';
import { demoMember } from '../../fixtures/demo/people.ts';
import { demoPassword, staffEmail } from '../../fixtures/demo/accounts.ts';
const dataDir = newDataDir();
const server = { url: 'http://localhost:34681', stop: async () => 0 };
const browser = await openBrowser();
const broken: string[] = [];
const looks = { vi: { language: 'vi', width: 390, height: 844 }, en: { language: 'en', width: 1280, height: 860 } } as const;
try {
  for (const look of Object.values(looks)) {
    const w = await openWindow(browser, server.url, look, broken);
    await w.signIn({ email: demoMember.email, password: demoPassword });
    for (const [name, path] of [['gifts', '/dashboard/user/gifts'], ['code', '/dashboard/rewards?part=code'], ['security', '/dashboard/user/security'], ['transactions','/dashboard/user/transaction'], ['sharing','/dashboard/user/sharing']] as const) {
      try { await w.go(path); await waitForRest(w.page);
      await w.page.screenshot({ path: `/tmp/w/shot-${name}-${look.language}.png`, fullPage: look.width > 500 ? false : true }); console.log(name, look.language); } catch (e) { console.log(name, String(e).slice(0, 300)); }
    }
    await w.close();
    const s = await openWindow(browser, server.url, look, broken);
    try {
      await s.signIn({ email: staffEmail, password: demoPassword });
      for (const [name, path] of [['users','/admin/users'],['promotions','/admin/promotions'],['promocreate','/admin/promotions/create'],['consolegifts','/admin/gifts'],['home','/admin']] as const) {
        await s.go(path); await waitForRest(s.page);
        if (name === 'users') { const boxes = s.page.getByRole('main').getByRole('checkbox'); console.log('boxes', await boxes.count()); for (const i of [1, 2]) await boxes.nth(i).check({timeout: 5000}).catch((e) => console.log(String(e).slice(0,200))); await waitForRest(s.page); }
        await s.page.screenshot({ path: `/tmp/w/shot-${name}-${look.language}.png` }); console.log(name, look.language);
      }
    } catch (e) { console.log(String(e).slice(0, 400)); }
    await s.close();
  }
  console.log(broken.join('\n'));
} finally { await browser.close(); await server.stop().catch(() => null); forget(dataDir); }
process.exit(0);
