import { describe, expect, it } from 'vitest';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../../testing/test-server.ts';

const me = aUser({ id: 'me', email: 'me@example.com', username: 'toi' });
const other = aUser({ id: 'other', email: 'other@example.com', username: 'hoa', phone: '+84912345678' });
const clerk = aUser({ id: 'clerk', roleId: 'admin' });
const seededServer = () => openTestServer({ seed: { users: [me, other, clerk] } });

describe('a refused field', () => {
  it.each([
    ['a taken username', { username: 'hoa' }, 'body.username', 'user.username_exists'],
    ['a malformed username', { username: '1' }, 'body.username', 'user.username_invalid'],
    ['a reserved username', { username: 'admin' }, 'body.username', 'user.username_reserved'],
    ['a taken phone', { phone: '0912 345 678' }, 'body.phone', 'user.phone_exists'],
    ['a phone that is none', { phone: 'abc' }, 'body.phone', 'input.invalid'],
  ])('is named for %s, by its owner and by staff', async (_, change, path, code) => {
    const own = await seededServer()
      .as(me)
      .patch('/api/me')
      .send({ version: 1, ...change });
    expect(own.body).toMatchObject({ code, fields: [{ path, code }] });
    const staff = await seededServer()
      .as(clerk)
      .put('/api/admin/users/me')
      .send({ version: 1, ...change });
    expect(staff.body).toMatchObject({ code, fields: [{ path, code }] });
  });

  it('is named for a taken address, wherever one is given', async () => {
    const field = { path: 'body.email', code: 'auth.email_exists' };
    const account = { fullname: 'An', email: other.email, password: 'một mật khẩu đủ dài' };
    const registered = await seededServer()
      .request.post('/api/auth/register')
      .send({ ...account, confirmPassword: account.password, consent: true });
    expect(registered.body.fields).toMatchObject([field]);
    const created = await seededServer().as(clerk).post('/api/admin/users').send(account);
    expect(created.body.fields).toMatchObject([field]);
  });

  const product = { title: { vi: 'Thảm', en: 'Mat' }, description: { vi: '', en: '' }, imageIds: [] };
  it.each([
    ['get', '/admin/users?sort=["luck","ASC"]', 'query.sort', 'input.sort'],
    ['get', '/admin/users?filter={"luck":1}', 'query.filter', 'input.filter'],
    ['get', '/admin/users?range=[0,99999]', 'query.range', 'input.range'],
    ['get', '/admin/email-templates?sort=["luck","ASC"]', 'query.sort', 'input.sort'],
    ['get', '/admin/email-templates?filter={"luck":1}', 'query.filter', 'input.filter'],
    ['get', '/admin/email-templates?range=[0,99999]', 'query.range', 'input.range'],
    ['get', '/admin/economy?from=2026-11-20&to=2026-11-01', 'query.from', 'input.date_range'],
    ['get', '/notifications?cursor=luck', 'query.cursor', 'input.cursor'],
    [
      'post',
      '/payments',
      'body.packageId',
      'payment.invalid_package',
      { packageId: '', method: 'BANK_TRANSFER' },
    ],
    [
      'post',
      '/admin/products',
      'body.slug',
      'product.slug_exists',
      { ...product, slug: 'checkout', priceFitCoin: 1, stock: 1, status: 'ACTIVE' },
    ],
    [
      'post',
      '/admin/products',
      'body.slug',
      'product.slug_invalid',
      { ...product, slug: 'Thảm tập', priceFitCoin: 1, stock: 1, status: 'ACTIVE' },
    ],
  ] as const)('of %s %s is named: %s', async (method, path, field, code, body?: object) => {
    const answer = await seededServer().as(clerk)[method](`/api${path}`).send(body);
    expect(answer.body).toMatchObject({ code, fields: [{ path: field, code }] });
  });

  it('stands in the part of the request where it was sent', async () => {
    const { body, strength, lifestyle, nutrition } = profileInputs();
    const weeks = { body: { ...body, weight: 9000 }, strength, lifestyle, nutrition, media: [] };
    const saved = await seededServer().as(me).post('/api/indicators').send(weeks);
    const paths = saved.body.fields.map(({ path }: { path: string }) => path);
    expect(paths.toSorted()).toEqual(['body.body.weight', 'body.media']);
    const listed = await seededServer().as(me).get('/api/notifications?limit=x&colour=red');
    expect(listed.body.fields.map(({ path }: { path: string }) => path)).toEqual([
      'query.limit',
      'query.colour',
    ]);
    const goal = await seededServer().as(me).put('/api/indicators/goals/weight').send({ target: 9000 });
    expect(goal.body.fields).toMatchObject([{ path: 'body.target' }]);
    const words = {
      version: 0,
      vi: { subject: 'Chào', body: '{{nowhere}}' },
      en: { subject: 'Hi', body: 'Hi' },
    };
    const mail = await seededServer().as(clerk).put('/api/admin/email-templates/welcome').send(words);
    expect(mail.body.fields).toMatchObject([{ path: 'body.vi.body' }]);
  });
});
