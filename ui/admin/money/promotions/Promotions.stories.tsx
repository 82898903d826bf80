import { expect } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { promoTransfer } from '#core/money/promo/promo-ledger.ts';
import { aPromoCode, aPromotion, aPromoUse } from '#fixtures/money/promotions.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import PromotionCreate from './PromotionCreate.tsx';
import PromotionList from './PromotionList.tsx';
import PromotionShow from './PromotionShow.tsx';
import PromoUseList from './PromoUseList.tsx';

const clerk = aUser({ id: 'clerk', roleId: adminRoleId, fullname: 'Lê Thu Hà' });
const member = aUser({ id: 'hoa', fullname: 'Nguyễn Thị Hoà' });
const welcome = aPromotion({ id: 'welcome', title: 'Chào thành viên mới', usesMax: 100, newMemberDays: 14 });
const tet = aPromotion({
  id: 'tet',
  title: 'Tết 2027',
  kind: 'TOP_UP_BONUS',
  unit: 'PERCENT',
  value: 10,
  cap: 5000,
  minCoins: 5000,
  status: 'STOPPED',
  isBatch: true,
  codeCount: 200,
});
const code = aPromoCode({ id: 'code', promotionId: 'welcome', code: 'CHAOBAN', codeKey: 'CHAOBAN' });
const use = aPromoUse({
  id: 'use',
  promotionId: 'welcome',
  codeId: 'code',
  userId: member.id,
  transferId: 'moved',
});
const seed = {
  users: [member],
  promotions: [welcome, tet],
  promoCodes: [code, aPromoCode({ promotionId: 'tet', code: 'ABCD-EFGH-JKMN', codeKey: 'ABCD-EFGH-JKMN' })],
  promoUses: [use],
  transfers: [
    promoTransfer({
      id: 'moved', userId: member.id, coins: 200, reference: 'use', code: 'CHAOBAN', actor: member.id, at: use.at,
    }),
  ],
}; // prettier-ignore

const meta = preview.meta({
  title: 'Console/Promo codes',
  component: PromotionShow,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/promotions/welcome/show', server: { as: clerk, seed } },
});

export const List = meta.story({
  render: () => <PromotionList />,
  parameters: { path: '/admin/promotions' },
  play: async ({ canvas }) => {
    await canvas.findByText('Chào thành viên mới');
    await expect(canvas.getByText('200 mã')).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <PromotionList />,
  parameters: {
    path: '/admin/promotions',
    server: { as: clerk, seed: { promotions: [], promoCodes: [], promoUses: [], transfers: [] } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Chưa có mã ưu đãi nào');
  },
});

export const Create = meta.story({
  render: () => <PromotionCreate />,
  parameters: { path: '/admin/promotions/create' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /Tên chương trình/ });
  },
});

export const Uses = meta.story({
  render: () => <PromoUseList />,
  parameters: { path: '/admin/promo-uses' },
  play: async ({ canvas }) => {
    await canvas.findByText('CHAOBAN');
  },
});
