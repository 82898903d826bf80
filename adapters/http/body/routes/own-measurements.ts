import type { Application } from '#core/application.ts';
import { ownMeasurements } from '#http/body/contract/own-measurements.ts';
import { handlers } from '../../engine/handlers.ts';

export const ownMeasurementRoutes = ({ indicator }: Application) =>
  handlers(ownMeasurements, {
    list: ({ actor }) => indicator.listOwnMeasurements(actor),
    add: ({ actor, body }) => indicator.addOwnMeasurement(actor, body),
    order: ({ actor, body }) => indicator.orderOwnMeasurements(actor, body.ids),
    change: ({ actor, params, body }) => indicator.changeOwnMeasurement(actor, params.id, body),
    remove: ({ actor, params }) => indicator.removeOwnMeasurement(actor, params.id),
    values: ({ actor, params, query }) => indicator.readOwnValues(actor, { ...params, ...query }),
    putValue: ({ actor, params, body }) => indicator.keepOwnValue(actor, { ...params, ...body }),
    removeValue: ({ actor, params }) => indicator.removeOwnValue(actor, params),
  });
