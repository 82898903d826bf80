import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { demoPassword } from '#fixtures/demo/accounts.ts';
import { demoMember } from '#fixtures/demo/people.ts';
import type { Language } from '#core/kernel/language.ts';
import { inspect, openBrowser } from '../engine/browser.ts';
import { call, forget, newDataDir, openServer, signIn } from '../engine/server.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { openWindow } from '../engine/windows.ts';
import { waitForRest } from '../engine/page-rest.ts';

const windows = {
  vi: { language: 'vi', width: 390, height: 844 },
  en: { language: 'en', width: 1280, height: 860 },
} as const;

/** As an assistant connects: with the protocol's own client, an address and a header. */
const connect = async (url: string, value: string): Promise<Client> => {
  const client = new Client({ name: 'an-assistant', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), {
    requestInit: { headers: { Authorization: `Bearer ${value}` } },
  });
  // The client’s own type of a transport leaves out what undefined is.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return client;
};

const use = async (client: Client, name: string, input: object = {}) => {
  const { content, isError } = await client.callTool({ name, arguments: { ...input } });
  const [{ text }] = content as readonly [{ text: string }]; // each of our answers is one text
  return { isError: isError === true, body: JSON.parse(text) as Record<string, unknown> };
};

const isRefused = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return false;
  } catch {
    return true;
  }
};

/** A member lets an assistant in, sees what it read, and ends it: on a phone in Vietnamese, at a desk in English. */
const ownAssistant = (language: Language): Scenario => ({
  name: `A member's own assistant, in ${language === 'vi' ? 'Vietnamese' : 'English'}`,
  isLong: language === 'en',
  async run(step) {
    const dataDir = newDataDir();
    const server = await openServer({ dataDir, env: { SEED: 'demo' } });
    const browser = await openBrowser();
    const broken: string[] = [];
    const name = language === 'vi' ? 'Trợ lý trên điện thoại' : 'Assistant at my desk';
    let value = '';
    let client: Client | undefined;
    try {
      const member = await openWindow(browser, server.url, windows[language], broken);
      const { page, word } = member;
      const main = page.getByRole('main');

      await step('the account page leads to the assistants, of which there are none', async () => {
        await member.signIn({ ...demoMember, password: demoPassword });
        await member.go('/dashboard/user/account');
        await page.getByRole('link', { name: word('account.assistants.open') }).click();
        await member.reads('tokens.none');
        await waitForRest(page);
        await inspect(page, 'the page without tokens');
      });
      await step('a token is made after the password, and its value is shown once', async () => {
        await main.getByLabel(word('tokens.name')).fill(name);
        await main.getByRole('checkbox', { name: word('tokens.scope.draft') }).check();
        const password = main.locator('input[name="password"]');
        await password.fill('not this one');
        await member.press('tokens.create');
        await member.reads('error.auth.password_incorrect');
        await password.fill(demoPassword);
        await member.press('tokens.create');
        await member.reads('tokens.created', { name });
        value = /fbp_[\w-]{43}/.exec(await main.innerText())?.[0] ?? '';
        check(value !== '', 'the value is not shown');
        await inspect(page, 'the new token');
        await page.reload();
        await main.getByText(name, { exact: true }).waitFor();
        check(!(await page.content()).includes(value), 'the value is shown again');
      });
      await step(
        'the assistant reads weeks and fills in the draft, and nothing it was not given',
        async () => {
          client = await connect(server.url, value);
          const { tools } = await client.listTools();
          check(tools.length === 8, `there are ${tools.length} tools`);
          const weeks = await use(client, 'list_weeks', { limit: 3 });
          check((weeks.body['weeks'] as unknown[]).length === 3, 'the weeks are not all there');
          const week = await use(client, 'read_week');
          check(JSON.stringify(week.body).includes('"field":"height"'), 'the height is not in the week');
          const photos = await use(client, 'read_week', { withPhotos: true });
          check(photos.body['code'] === 'token.scope_missing', 'photos are given without their scope');
          const reviews = await use(client, 'list_reviews');
          check(reviews.body['code'] === 'token.scope_missing', 'reviews are given without their scope');
          const written = await use(client, 'write_draft', { values: { weight: 54.3 } });
          check(!written.isError, JSON.stringify(written.body));
          const session = await signIn(server.url, 'member');
          const { body } = await call(server.url, 'GET', '/indicators/draft', { token: session });
          check(JSON.stringify(body).includes('54.3'), 'the draft does not hold the weight');
          const elsewhere = await call(server.url, 'GET', '/me', { token: value });
          check(elsewhere.status === 401, `the token opens the API: ${elsewhere.status}`);
        },
      );
      await step('the draft waits in the form of this week', async () => {
        await member.go('/indicator/me/edit');
        await page.getByRole('textbox').first().waitFor();
        await page.locator('input[value="54,3"], input[value="54.3"]').first().waitFor();
      });
      await step('the log says what was read and what was refused', async () => {
        await member.go('/dashboard/user/tokens');
        await page.getByRole('link', { name: word('tokens.log.of', { name }) }).click();
        await member.reads('tokens.tool.write_draft');
        await member.reads('tokens.tool.read_week');
        const refused = main.getByText(word('tokens.refused'));
        check((await refused.count()) === 2, `${await refused.count()} calls are shown as refused`);
        check(!(await main.innerText()).includes('54'), 'the log holds a measurement');
        await waitForRest(page);
        await inspect(page, 'the log');
      });
      await step('revoked with one press and a question, the next call is refused', async () => {
        await page
          .getByRole('link', { name: word('tokens.title') })
          .first()
          .click();
        await page.getByRole('button', { name: word('tokens.revoke.label', { name }) }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: word('tokens.revoke') })
          .click();
        await member.reads('tokens.end.REVOKED');
        check(client !== undefined && (await isRefused(use(client, 'list_weeks'))), 'it is still let in');
        check(await isRefused(connect(server.url, value)), 'it can connect again');
        await waitForRest(page);
        await inspect(page, 'the revoked token');
        check(broken.length === 0, broken.join('\n'));
      });
    } finally {
      await client?.close();
      await browser.close();
      await server.stop().catch(() => null);
      forget(dataDir);
    }
  },
});

export const ownAssistants: readonly Scenario[] = [ownAssistant('vi'), ownAssistant('en')];
