import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  paymentVerbs,
  type Permission,
  type PermissionGroup,
  isPermission,
  permissionGroups,
  permissionsOf,
  permissionsToCome,
  permissionVerbs,
  userVerbs,
} from '#core/access/actor/permission.ts';
import { usePermissionName } from '#ui/use-permission-name.ts';

type Props = Readonly<{
  granted: readonly Permission[];
  onChange: (granted: readonly Permission[]) => void;
  /** Nobody hands out, or takes away, what they lack themselves. */
  may: (permission: Permission) => boolean;
  readOnly?: boolean;
}>;

const toCome: ReadonlySet<Permission> = new Set(permissionsToCome);

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const boxAt = (place: string, label: string) => {
  const attributes = { 'aria-label': label, 'data-place': place };
  return attributes;
};

const tick = { p: 1, '&.Mui-disabled': { opacity: 0.55 } } as const;
/** On a phone a group's name stands above its boxes. */
const stacked = {
  '@media (max-width: 599px)': {
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    '& thead th:first-of-type, & th[scope="row"]': { gridColumn: '1 / -1', borderBottom: 0 },
  },
} as const;
const cell = { p: 0, textAlign: 'center', borderBottom: '1px solid', borderColor: 'divider' } as const;

/** What the boxes show and change. */
type Grants = Readonly<{
  has: ReadonlySet<Permission>;
  isLocked: (permission: Permission) => boolean;
  set: (changed: readonly Permission[], on: boolean) => void;
}>;

/** Arrow keys go from box to box. */
const useArrowKeys = (table: RefObject<HTMLTableElement | null>) => (event: KeyboardEvent) => {
  const step = steps[event.key];
  const place = (event.target as HTMLElement).dataset['place']; // only boxes of ours carry it
  if (step === undefined || place === undefined) return;
  const [row = 0, column = 0] = place.split(':').map(Number);
  const boxes = permissionGroups.length + permissionVerbs.length;
  // A place may have no box: the next one in the same direction has the focus then.
  const next = Array.from({ length: boxes }, (_, index) => index + 1)
    .map((far) =>
      table.current?.querySelector<HTMLInputElement>(
        `[data-place="${row + far * step[0]}:${column + far * step[1]}"]`,
      ),
    )
    .find(Boolean);
  if (!next) return;
  event.preventDefault();
  next.focus();
};

type BoxProps = Readonly<{ permission: Permission; place: string; grants: Grants }>;

const PermissionBox = ({ permission, place, grants: { has, isLocked, set } }: BoxProps) => {
  const name = usePermissionName();
  return (
    <Checkbox
      checked={has.has(permission)}
      disabled={isLocked(permission)}
      onChange={(_, on) => set([permission], on)}
      sx={tick}
      slotProps={{
        input: boxAt(place, name(permission)),
      }}
    />
  );
};

type GroupProps = Readonly<{ group: PermissionGroup; row: number; grants: Grants }>;

/** Its box gives, or takes away, all that the group has. */
const GroupHeading = ({ group, row, grants: { has, isLocked, set } }: GroupProps) => {
  const { formatMessage } = useIntl();
  const all = permissionsOf(group);
  const count = all.filter((permission) => has.has(permission)).length;
  return (
    <FormControlLabel
      sx={{
        mx: 0,
        '& .MuiFormControlLabel-label': { fontSize: '0.875rem', lineHeight: 1.35 },
      }}
      label={
        <>
          <FormattedMessage id={`permission.group.${group}`} />
          {all.every((permission) => toCome.has(permission)) && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {' ('}
              <FormattedMessage id="console.roles.toCome" />)
            </Typography>
          )}
        </>
      }
      control={
        <Checkbox
          checked={count === all.length}
          indeterminate={count > 0 && count < all.length}
          disabled={all.every(isLocked)}
          onChange={() => set(all, count < all.length)}
          sx={tick}
          slotProps={{
            input: boxAt(
              `${row}:0`,
              formatMessage(
                { id: 'console.roles.wholeGroup' },
                { group: formatMessage({ id: `permission.group.${group}` }) },
              ),
            ),
          }}
        />
      }
    />
  );
};

const GroupRow = ({ group, row, grants }: GroupProps) => (
  <Box component="tr" sx={{ '&:hover': { bgcolor: 'action.hover' } }}>
    <Box component="th" scope="row" sx={{ ...cell, textAlign: 'left', fontWeight: 600 }}>
      <GroupHeading group={group} row={row} grants={grants} />
    </Box>
    {permissionVerbs.map((verb, column) => {
      const permission = `${group}.${verb}`;
      return (
        <Box component="td" key={verb} sx={{ ...cell, color: 'text.secondary' }}>
          {isPermission(permission) ? (
            <PermissionBox permission={permission} place={`${row}:${column + 1}`} grants={grants} />
          ) : (
            '–'
          )}
        </Box>
      );
    })}
  </Box>
);

const HeadRow = () => (
  <tr>
    <Box component="th" scope="col" sx={{ ...cell, textAlign: 'left', px: 1, fontSize: '0.875rem' }}>
      <FormattedMessage id="console.roles.group" />
    </Box>
    {permissionVerbs.map((verb) => (
      <Box
        component="th"
        scope="col"
        key={verb}
        sx={{
          ...cell,
          overflowWrap: 'normal',
          fontSize: { xs: '0.75rem', sm: '0.875rem' },
          px: 0.25,
          py: 1,
        }}
      >
        <FormattedMessage id={`permission.action.${verb}`} />
      </Box>
    ))}
  </tr>
);

const specialPermissions: readonly Permission[] = [
  ...userVerbs.map((verb): Permission => `user.${verb}`),
  ...paymentVerbs.map((verb): Permission => `payment.${verb}`),
  'global',
];

/** What is no column of the table. */
const SpecialPermissions = ({ grants: { has, isLocked, set } }: Readonly<{ grants: Grants }>) => {
  const name = usePermissionName();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2 }}>
      <Typography component="legend" variant="subtitle2">
        <FormattedMessage id="console.roles.special" />
      </Typography>
      {specialPermissions.map((permission) => (
        <FormControlLabel
          key={permission}
          sx={{ mx: 0, mr: 2 }}
          label={
            permission === 'global' ? <FormattedMessage id="permission.action.global" /> : name(permission)
          }
          control={
            <Checkbox
              checked={has.has(permission)}
              disabled={isLocked(permission)}
              onChange={(_, on) => set([permission], on)}
              sx={tick}
            />
          }
        />
      ))}
    </Box>
  );
};

/** Groups down, actions across. Arrow keys walk from box to box; a row's heading takes or gives all of it. */
export const PermissionMatrix = ({ granted, onChange, may, readOnly = false }: Props) => {
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const moveFocus = useArrowKeys(table);
  const grants: Grants = {
    has: new Set(granted),
    isLocked: (permission) => readOnly || !may(permission),
    set: (changed, on) => {
      const next = new Set(granted);
      for (const permission of changed.filter(may)) {
        if (on) next.add(permission);
        else next.delete(permission);
      }
      onChange([...next]);
    },
  };

  return (
    <Box>
      <Box
        sx={{ overflowX: 'auto', position: 'relative' }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls must be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-labelledby={`${id}-caption`}
      >
        <Box
          component="table"
          ref={table}
          onKeyDown={moveFocus}
          sx={{ borderCollapse: 'collapse', width: '100%', ...stacked }}
        >
          <Typography
            component="caption"
            id={`${id}-caption`}
            variant="body2"
            sx={{ color: 'text.secondary', textAlign: 'left', captionSide: 'top', pb: 1 }}
          >
            <FormattedMessage id="console.roles.matrix" />
          </Typography>
          <thead>
            <HeadRow />
          </thead>
          <tbody>
            {permissionGroups.map((group, row) => (
              <GroupRow key={group} group={group} row={row} grants={grants} />
            ))}
          </tbody>
        </Box>
      </Box>
      <SpecialPermissions grants={grants} />
    </Box>
  );
};
