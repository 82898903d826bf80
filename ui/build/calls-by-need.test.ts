import { describe, expect, it } from 'vitest';
import { withOwnCalls } from './calls-by-need.ts';

const api = { payments: { approve: {}, list: {} }, comments: { delete: {} } } as unknown as Parameters<
  typeof withOwnCalls
>[1]; // only the names play a part
const head = "import { client } from '../../app/client.ts';\n";
const changed = (code: string) => withOwnCalls(code, api, 'memberApi');

describe('a call of the API in a build', () => {
  it('is imported by itself', () => {
    expect(changed(`${head}const page = await client.payments.list({});`)).toBe(
      `${head}const page = await call_payments_list({});
import { it as call_payments_list } from 'virtual:one-call/call/payments/list';`,
    );
  });

  it('is one of its group where the name is not written', () => {
    const code = changed(`${head}client.comments[isLocked ? 'lock' : 'unlock']();`);
    expect(code).toContain('calls_comments_[isLocked');
    expect(code).toContain("import { it as calls_comments_ } from 'virtual:one-call/calls/comments';");
  });

  it('is an address where the contract itself is read', () => {
    const code = changed(
      "import { decode, memberApi } from './member-api.ts';\nmemberApi.payments.list.path;",
    );
    expect(code).toContain('endpoint_payments_list.path;');
    expect(code).toContain("'virtual:one-call/endpoint/payments/list'");
  });

  it('is left alone elsewhere', () => {
    for (const code of [
      "import { client } from './queries.ts';\nclient.payments.list();",
      `${head}other.client.payments.list();`,
      `${head}client.unknown.list();`,
    ])
      expect(changed(code).split('\n')).toEqual(code.split('\n'));
  });
});
