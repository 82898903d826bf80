import type { Application } from '#core/application.ts';
import { economy } from '#contract/economy.ts';
import { handlers } from '../handlers.ts';

export const economyRoutes = ({ coin }: Application) =>
  handlers(economy, { totals: ({ actor }) => coin.publicEconomy(actor) });
