import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { Permission } from '#core/access/actor/permission.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';

type Props = Readonly<{
  start: readonly Permission[];
  may?: (permission: Permission) => boolean;
  readOnly?: boolean;
}>;

const everything = () => true;

const Living = ({ start, may = everything, readOnly = false }: Props) => {
  const [granted, setGranted] = useState(start);
  return <PermissionMatrix granted={granted} onChange={setGranted} may={may} readOnly={readOnly} />;
};

const start: readonly Permission[] = ['user.view', 'user.update', 'payment.approve'];

const meta = preview.meta({ title: 'Console/Permission matrix', component: Living });

export const Editable = meta.story({
  args: { start },
  play: async ({ canvas }) => {
    const view = canvas.getByRole('checkbox', { name: 'Người dùng: Xem' });
    view.focus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('checkbox', { name: 'Người dùng: Quản lý' })).toBeChecked();

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mọi quyền của nhóm Chat' }));
    await expect(canvas.getByRole('checkbox', { name: 'Chat: Xoá' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mọi quyền của nhóm Chat' }));
    await expect(canvas.getByRole('checkbox', { name: 'Chat: Xoá' })).not.toBeChecked();
  },
});
export const OnlyOwnRights = meta.story({
  args: { start, may: (permission: Permission) => permission.endsWith('.view') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mọi quyền của nhóm Coin' }));
    await expect(canvas.getByRole('checkbox', { name: 'Coin: Xem' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Coin: Quản lý' })).not.toBeChecked();
  },
});
export const PairsWithoutUseHaveNoBox = meta.story({
  args: { start },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox', { name: 'Coin: Xoá' })).toBeNull();
    canvas.getByRole('checkbox', { name: 'Giao dịch: Xem' }).focus();
    // Over the boxes that transactions don't have, to the group below.
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}');
    await expect(canvas.getByRole('checkbox', { name: 'Chuyên môn: Quản lý' })).toHaveFocus();
  },
});
export const ReadOnlyInDark = meta.story({
  args: { start, readOnly: true },
  globals: { theme: 'dark', language: 'en' },
});
