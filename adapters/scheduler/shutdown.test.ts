import { expect, it, vi } from 'vitest';
import { superUserId } from '#core/kernel/id.ts';
import { aUser } from '#fixtures/people/users.ts';
import { tokens } from '../composition/container.ts';
import { liveServer } from '../realtime/testing/live-server.ts';

const user = aUser();
const { running, ticketFor, connect } = liveServer(user, { users: [user] });

it('a ban closes the sockets of the member when it is committed, however many events wait', async () => {
  const testServer = await running();
  const client = connect(testServer, await ticketFor(testServer));
  await client.open();
  const app = testServer.container.get(tokens.application);
  const waiting = Promise.withResolvers<Awaited<ReturnType<typeof app.events.handleEvents>>>();
  vi.spyOn(app.events, 'handleEvents').mockReturnValue(waiting.promise);
  await testServer
    .as({ id: superUserId })
    .post(`/api/admin/users/${user.id}/set-status`)
    .send({ status: 'BAN', reason: 'for the test' })
    .expect(200);
  expect(await client.closedWith()).toBe(4401);
  waiting.resolve({ handled: [], failed: [] });
});
