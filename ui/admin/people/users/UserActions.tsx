import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { aiUserId, superUserId } from '#core/kernel/id.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useIsSelf, useMay } from '../../app/parts/rights.ts';
import { useUndoToast } from '../../app/lists/bulk/data.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { CoinsDialog } from './CoinsDialog.tsx';
import { LevelDialog } from './LevelDialog.tsx';
import { SecondFactorDialog } from './SecondFactorDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import { SupportDialog } from './SupportDialog.tsx';
import { TypeDialog } from './TypeDialog.tsx';
import { ViewAsDialog } from './ViewAsDialog.tsx';
import type { StaffUser } from './data.ts';

const actions = {
  status: ['user.update', 'user.manage'],
  role: ['user.manage'],
  level: ['user.update', 'user.manage'],
  type: ['user.manage'],
  viewAs: ['user.view_as'],
  resendConfirmation: ['user.update', 'user.manage'],
  sendResetLink: ['user.update', 'user.manage'],
  endSessions: ['user.update', 'user.manage'],
  secondFactor: ['user.update', 'user.manage'],
  order: ['payment.create', 'payment.manage'],
  grant: ['coin.create', 'coin.manage'],
  correct: ['coin.manage'],
} as const satisfies Record<string, readonly Permission[]>;
type Action = keyof typeof actions;
const actionNames = Object.keys(actions) as Action[]; // Object.keys forgets the names

/** The address is still to be confirmed. */
const isWaiting = ({ status, emailVerifiedAt }: StaffUser): boolean =>
  status === 'PENDING' || (status === 'ACTIVE' && emailVerifiedAt === null);

/** Brings the contract of top-up orders along, for the few who order in a member's name. */
const TopUpDialog = lazy(() => import('./TopUpDialog.tsx'));

/** What may be done to this account by this person; nothing at all to oneself, to the owner, or to the AI coach. */
export const UserActions = ({ user }: Readonly<{ user: StaffUser }>) => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const isSelf = useIsSelf(user.id);
  const toast = useToast();
  const undoToast = useUndoToast();
  const refreshed = useRefreshed();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<Action>();

  const allowed =
    isSelf || user.id === aiUserId
      ? []
      : actionNames.filter(
          (name) =>
            may(...actions[name]) &&
            (user.id !== superUserId || name === 'grant' || name === 'correct') &&
            (name !== 'role' || may('role.view')) &&
            (name !== 'resendConfirmation' || isWaiting(user)) &&
            (name !== 'viewAs' || user.status === 'ACTIVE') &&
            (name !== 'sendResetLink' || user.status !== 'DELETE'),
        );
  if (allowed.length === 0) return null;

  const done = async (outcome: 'changed' | 'coins.asked' = 'changed') => {
    await refreshed('users', 'transactions', 'payments', 'coin-requests');
    toast(formatMessage({ id: `console.users.${outcome}` }, { name: user.displayName }));
  };
  /** From active to held, and from held to active, leads back; other states are chosen anew. */
  const statusDone = async (after: StaffUser) => {
    await refreshed('users', 'transactions', 'payments', 'coin-requests');
    const back =
      user.status === 'ACTIVE' && after.status === 'HOLD'
        ? 'activate'
        : user.status === 'HOLD' && after.status === 'ACTIVE'
          ? 'hold'
          : null;
    undoToast(formatMessage({ id: 'console.users.changed' }, { name: user.displayName }), {
      place: 'users',
      verb: back ?? '',
      rows: back === null ? [] : [{ id: user.id }],
      needsReason: true,
    });
  };
  const dialog = { user, onDone: done, onClose: () => setOpen(undefined) };

  return (
    <>
      <Button
        variant="contained"
        size="small"
        endIcon={<ChevronDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <FormattedMessage id="console.users.actions" />
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {allowed.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              setOpen(name);
            }}
          >
            <ListItemText primary={<FormattedMessage id={`console.users.action.${name}`} />} />
          </MenuItem>
        ))}
      </Menu>
      {open === 'status' && <StatusDialog {...dialog} onDone={statusDone} />}
      {open === 'role' && <RoleDialog {...dialog} />}
      {open === 'level' && <LevelDialog {...dialog} />}
      {open === 'order' && (
        <Suspense>
          <TopUpDialog {...dialog} />
        </Suspense>
      )}
      {open === 'secondFactor' && <SecondFactorDialog {...dialog} />}
      {(open === 'resendConfirmation' || open === 'sendResetLink' || open === 'endSessions') && (
        <SupportDialog kind={open} user={user} onClose={dialog.onClose} />
      )}
      {open === 'viewAs' && <ViewAsDialog user={user} onClose={dialog.onClose} />}
      {open === 'type' && <TypeDialog {...dialog} />}
      {(open === 'grant' || open === 'correct') && <CoinsDialog kind={open} {...dialog} />}
    </>
  );
};
