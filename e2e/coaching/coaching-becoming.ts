import { inspect } from '../engine/browser.ts';
import { ask, grant, profile } from './coaching-people.ts';
import { box } from './coaching-screens.ts';
import { check } from '../engine/scenario.ts';
import type { TestServer } from '../engine/test-server.ts';
import { embeddedFiles, scannedCode } from '#fixtures/engine/pdf-parts.ts';
import { desk, inTestEnvironment, openInConsole, phone, walletShows } from '../engine/test-environment.ts';
import type { Window } from '../engine/windows.ts';
import { waitForRest } from '../engine/page-rest.ts';

const fee = 5000;
const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
const refusal = 'The number is not known to the issuer.';

type Badge = Readonly<{ id: string; publicId: string; verifyUrl: string }>;

const badgeOf = async (testServer: TestServer, token: string): Promise<Badge> => {
  const { items } = await ask(testServer, token, ['GET', '/me/certificates']);
  const [badge] = items as readonly Badge[]; // of our own contract
  if (!badge) throw new Error('there is no badge');
  return badge;
};

type Label = Readonly<{ vi: string; en: string }>;

/** Ticks every point of the list, then answers the question of the approval. */
const approve = async ({ page, word, press }: Window, title: string, label: string): Promise<void> => {
  const button = page.getByRole('button', { name: word('console.approve'), exact: true });
  await button.waitFor();
  check(await button.isDisabled(), 'it can be approved unread');
  for (const point of await page.getByRole('main').getByRole('checkbox').all()) await point.check();
  await press('console.approve');
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  await inspect(page, 'the question of an approval');
  await dialog.getByRole('button', { name: label, exact: true }).click();
};

export const becoming = inTestEnvironment(
  'A member becomes a coach, and shows what they have learned',
  async ({ testServer, post, open }, step) => {
    const member = await testServer.person('Trần Thị Ngọc Ánh', 'anh@example.com');
    const clerk = await testServer.person('Lê Thu Hà', 'clerk@example.com', {
      roleId: 'staff',
      language: 'en',
    });
    await profile(testServer, member, { username: 'ngoc.anh', isPublic: true });
    await grant(testServer, member, 'FIT_COIN', 12_000);
    const { items } = await ask(testServer, member.token, ['GET', '/specializations']);
    const [first, second] = items as readonly Readonly<{ label: Label }>[]; // of our own contract
    if (!first || !second) throw new Error('there are no two specializations');
    const hers = await open(phone);
    const theirs = await open(desk);
    const name = member.fullname;

    const places = async () => {
      await hers.page.getByRole('button', { name: hers.word('nav.me'), exact: true }).click();
      const sheet = hers.page.getByRole('dialog', { name: hers.word('nav.me') });
      await sheet.waitFor();
      return sheet;
    };
    const request = async (label: Label, left: number) => {
      const { page, word, press } = hers;
      await page.getByRole('button', { name: word('specialization.ask.for', { type: label.vi }) }).click();
      await box(hers, word('specialization.number')).fill('NASM-1020304');
      await box(hers, word('specialization.issuer')).fill('NASM');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'cpt.pdf', mimeType: 'application/pdf', buffer: pdf });
      await page
        .getByRole('button', { name: word('specialization.files.remove', { name: 'cpt.pdf' }) })
        .waitFor();
      await page.getByRole('main').getByRole('progressbar').waitFor({ state: 'detached' });
      await inspect(page, 'the evidence');
      await press('specialization.send', { fee });
      await walletShows(hers, left);
    };

    await step('a member applies, and reads that it waits', async () => {
      const { page, word, press, reads } = hers;
      await hers.signIn(member);
      const sheet = await places();
      await sheet.getByRole('link', { name: word('nav.becomeCoach') }).click();
      await page.waitForURL(/\/coach\/request/);
      await box(hers, word('coachRequest.link')).fill('https://example.com/anh');
      await box(hers, word('coachRequest.reason')).fill('Tám năm hướng dẫn người mới tập ở Đà Nẵng.');
      await inspect(page, 'the application');
      await press('coachRequest.send');
      await reads('coachRequest.status.PENDING');
      await hers.stay();
    });
    await step('staff tick what they checked and approve; her open page becomes a coach’s', async () => {
      await theirs.signIn(clerk);
      await openInConsole(theirs, 'coach-requests', name);
      await approve(
        theirs,
        theirs.word('console.coachRequests.approve.title', { name }),
        theirs.word('console.coachRequests.approve.confirm'),
      );
      await theirs.reads('console.coachRequests.done.COMPLETED', { name });
      await hers.reads('coachRequest.isCoach');
      const sheet = await places();
      await sheet.getByRole('link', { name: hers.word('nav.coachDesk') }).waitFor();
      await sheet.getByRole('link', { name: hers.word('nav.earnings') }).waitFor();
      check((await sheet.getByText(hers.word('nav.becomeCoach')).count()) === 0, 'she may still apply');
      await hers.stayed();
      await inspect(hers.page, 'the places of a new coach');
      const letter = await post.next(member.email, /Bạn đã là huấn luyện viên/);
      check(letter.text.includes('/dashboard/coach/settings'), letter.text);
    });
    await step('she asks for two specializations with a PDF each; every fee is held', async () => {
      await hers.go('/dashboard/user/specialization');
      await request(first.label, 12_000 - fee);
      await request(second.label, 12_000 - 2 * fee);
      await hers.stay();
      const wallet = await ask(testServer, member.token, ['GET', '/me/wallet']);
      check(wallet['heldFitCoin'] === 2 * fee, JSON.stringify(wallet));
    });
    await step('staff approve one and refuse the other with a reason', async () => {
      const { page, word, press, reads } = theirs;
      await openInConsole(theirs, 'specialization-requests', first.label.en);
      await page.getByText('cpt.pdf').first().waitFor();
      await approve(
        theirs,
        word('console.specializationRequests.approve.title', { name }),
        word('console.specializationRequests.approve.confirm', { amount: fee }),
      );
      await reads('console.specializationRequests.done.COMPLETED', { name, amount: fee });
      await page.getByRole('heading', { level: 1 }).filter({ hasText: second.label.en }).waitFor();
      await press('console.refuse');
      const dialog = page.getByRole('dialog', {
        name: word('console.specializationRequests.refuse.title', { name }),
      });
      await dialog.getByRole('textbox').first().fill(refusal);
      await dialog
        .getByRole('button', { name: word('console.specializationRequests.refuse.confirm', { amount: fee }) })
        .click();
      await reads('console.specializationRequests.done.CANCELED', { name, amount: fee });
    });
    await step('her page tells both by itself: one fee is spent, the other is back', async () => {
      await hers.page.getByText(refusal).first().waitFor();
      await hers.reads('specialization.standing.COMPLETED');
      await walletShows(hers, 12_000 - fee);
      await hers.stayed();
      await inspect(hers.page, 'the decided requests');
      const wallet = await ask(testServer, member.token, ['GET', '/me/wallet']);
      check(wallet['heldFitCoin'] === 0 && wallet['fitCoin'] === 12_000 - fee, JSON.stringify(wallet));
      const yes = await post.next(member.email, /Chuyên môn .* đã được duyệt/);
      const no = await post.next(member.email, /Chuyên môn .* chưa được duyệt/);
      check(
        yes.subject.includes(first.label.vi) && no.subject.includes(second.label.vi),
        'the mails are swapped',
      );
    });
    await step('everybody sees the badge, and by whom it was issued', async () => {
      const visitor = await open(phone);
      await visitor.go('/coach/ngoc.anh');
      await waitForRest(visitor.page);
      await visitor.page.getByRole('button', { name: first.label.vi }).click();
      const dialog = visitor.page.getByRole('dialog', { name: first.label.vi });
      await dialog.getByText('NASM', { exact: true }).waitFor();
      await inspect(visitor.page, 'a badge');
      check((await visitor.page.getByText(second.label.vi).count()) === 0, 'the refused one is shown');
      await dialog.getByRole('link', { name: visitor.word('coaches.badge.verify') }).click();
      await visitor.page.waitForURL(/\/verify\/[\w-]{22}$/);
      await visitor.page.getByRole('heading', { level: 1, name: 'Chứng nhận còn hiệu lực' }).waitFor();
      await visitor.page.getByText(name).first().waitFor();
      await inspect(visitor.page, 'the page that verifies a badge');
    });
    await step('the code on her printed badge leads there, and its signed text is proved', async () => {
      const badge = await badgeOf(testServer, member.token);
      const pdf = await fetch(`${testServer.url}/api/certificates/${badge.publicId}/pdf`);
      const bytes = new Uint8Array(await pdf.arrayBuffer());
      check(scannedCode(bytes) === badge.verifyUrl, `the code says ${scannedCode(bytes)}`);
      const [jwt = ''] = embeddedFiles(bytes);
      const visitor = await open(desk);
      await visitor.page.goto(`${testServer.url}/verify?lang=vi`);
      await visitor.page.locator('textarea').fill(jwt);
      await visitor.page.getByRole('button', { name: 'Kiểm tra chữ ký' }).click();
      await visitor.page.getByText('Chữ ký hợp lệ').waitFor();
      await inspect(visitor.page, 'a signed text that was checked');
      await visitor.page.locator('textarea').fill(`${jwt.slice(0, -6)}AAAAAA`);
      await visitor.page.getByRole('button', { name: 'Kiểm tra chữ ký' }).click();
      await visitor.page.getByText('Chữ ký không hợp lệ').waitFor();
    });
    await step('revoked by staff, the page says so with its day, and her page shows no badge', async () => {
      const badge = await badgeOf(testServer, member.token);
      await ask(testServer, testServer.token, ['POST', `/admin/certificates/${badge.id}/revoke`], {
        reason: 'MISTAKE',
      });
      const visitor = await open(phone);
      await visitor.page.goto(`${testServer.url}/en/verify/${badge.publicId}`);
      await visitor.page.getByRole('heading', { level: 1, name: 'This certificate was revoked' }).waitFor();
      await visitor.page.getByText(/Reason: Issued by mistake\./).waitFor();
      await inspect(visitor.page, 'the page of a revoked badge');
      await visitor.go('/coach/ngoc.anh');
      await waitForRest(visitor.page);
      check((await visitor.page.getByRole('button', { name: first.label.vi }).count()) === 0, 'it is shown');
      const letter = await post.next(member.email, /Chứng nhận bị thu hồi/);
      check(letter.subject.includes(first.label.vi), letter.subject);
    });
  },
);
