import { expect, it } from 'vitest';
import { workQueueNames, workQueues } from '#core/member-lifecycle/overview/work-queues.ts';
import { places } from './places.ts';

it.each(workQueueNames)('%s counts for those whom the menu leads there', (queue) => {
  expect(places[queue].rights).toEqual(workQueues[queue]);
});
