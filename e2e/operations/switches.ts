import { createHmac } from 'node:crypto';
import { until } from '../community/community-people.ts';
import { inspect } from '../engine/browser.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { call } from '../engine/server.ts';
import { desk, phone, playIn, type TestEnvironment, type Step } from '../engine/test-environment.ts';

const mailSecret = 'what-the-provider-of-mails-and-the-server-know';

/** As whatever stands between a mail server and us would say it. */
const reportBounce = async (url: string, address: string) => {
  const text = JSON.stringify({ reports: [{ kind: 'HARD', address, detail: '550 5.1.1 User unknown' }] });
  const seconds = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', mailSecret).update(`${seconds}.${text}`).digest('hex');
  const response = await fetch(`${url}/api/webhooks/mail/generic`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-fitboard-timestamp': seconds,
      'x-fitboard-signature': `sha256=${signature}`,
    },
    body: text,
  });
  return (await response.json()) as { stored?: number }; // of our own contract
};

const play = async ({ testServer, post, open }: TestEnvironment, step: Step): Promise<void> => {
  const { url, token, set } = testServer;
  const member = await testServer.person('Nguyễn Thị Hoà', 'hoa@example.com');
  const staff = await testServer.person('Lê Thu Hà', 'clerk@example.com', { roleId: 'admin' });
  const hers = await open(phone);
  await hers.signIn(member);
  const theirs = await open(desk);
  await theirs.signIn(staff);
  const closed = hers.page.getByRole('heading', { name: 'Nạp Fit Coin đang tạm ngừng' });
  const turn = async (isOn: boolean) => {
    const { body } = await call(url, 'GET', '/admin/settings/site', { token });
    await set({ features: { ...(body['features'] as object), TOP_UP: isOn } });
    await until(async () => {
      const { body: site } = await call(url, 'GET', '/settings/public');
      return (site['features'] as Record<string, boolean>)['TOP_UP'] === isOn; // of our own contract
    }, 'the switch is not known');
  };

  await step('top-ups are off: the page says so, the menu leaves them out, the server refuses', async () => {
    await turn(false);
    await hers.go('/payment');
    await closed.waitFor();
    await inspect(hers.page, 'a page whose feature is off');
    await theirs.go('/dashboard');
    await theirs.page
      .getByRole('link', { name: theirs.word('nav.transactions') })
      .first()
      .waitFor();
    const ways = theirs.page.getByRole('link', { name: theirs.word('nav.deposit'), exact: true });
    check((await ways.count()) === 0, 'the menu leads there');
    const body = { packageId: 'any', method: 'BANK_TRANSFER' };
    const refused = await call(url, 'POST', '/payments', { token, body, key: 'switched-off' });
    check(refused.status === 503 && refused.body['code'] === 'feature.closed', JSON.stringify(refused));
  });
  await step('they are on again, and the page is the one it was', async () => {
    await turn(true);
    await hers.go('/payment');
    await until(async () => (await closed.count()) === 0, 'the page stays closed');
  });
  await step('a mail comes back: the member reads so, and staff see why', async () => {
    await call(url, 'POST', '/auth/forgot-password', { body: { email: member.email } });
    await post.next(member.email, /./);
    await until(async () => (await reportBounce(url, member.email)).stored === 1, 'the report is not stored');
    await hers.go('/dashboard/user/account');
    const keep = hers.page.getByRole('button', { name: hers.word('account.email.keep') });
    await keep.waitFor();
    await inspect(hers.page, 'an account whose mails come back');
    await theirs.go(`/admin/users/${member.id}/show?tab=mails`);
    await theirs.page.getByText(/550 5\.1\.1 User unknown/).waitFor();
    await inspect(theirs.page, 'a person whose mails come back');
    await keep.click();
    await until(async () => (await keep.count()) === 0, 'the address stays undeliverable');
  });
};

const name = 'A feature is switched off and on, and mails come back';

export const switchJourneys: readonly Scenario[] = [
  { name, run: (step) => playIn({ name, step, env: { MAIL_WEBHOOK_SECRET: mailSecret } }, play) },
];
