import type { Application } from '#core/application.ts';
import { economy } from '#http/money/contract/economy.ts';
import { handlers } from '../../engine/handlers.ts';

export const economyRoutes = ({ coin }: Application) =>
  handlers(economy, { totals: ({ actor }) => coin.publicEconomy(actor) });
