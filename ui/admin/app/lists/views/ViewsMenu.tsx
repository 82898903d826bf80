import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffListName } from '#core/access/saved-view/staff-lists.ts';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { BookmarkIcon, ChevronDownIcon } from '#ui/icons.tsx';
import { useMay } from '../../parts/rights.ts';
import { type SavedView, useViewChanges } from './data.ts';
import type { ListViews } from './use-list-views.ts';

const ViewDialog = lazy(() => import('./ViewDialog.tsx'));

type Props = Readonly<{ list: StaffListName; state: ListViews }>;

/** One's own, or those of others, by name. */
const named = (views: readonly SavedView[], own: boolean, locale: string): readonly SavedView[] =>
  views
    .filter(({ isOwn }) => isOwn === own)
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));

type Open = 'add' | 'edit' | 'remove' | undefined;

const ViewDialogs = ({
  list,
  state,
  open,
  onClose,
}: Props & Readonly<{ open: Open; onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { remove } = useViewChanges(list);
  const { active, now } = state;
  return (
    <>
      {(open === 'add' || (open === 'edit' && active !== undefined)) && (
        <Suspense>
          <ViewDialog
            list={list}
            now={now}
            view={open === 'edit' ? active : undefined}
            onKept={(view) => {
              if (open === 'add') state.keep(view);
              toast(formatMessage({ id: 'console.views.saved' }, { name: view.name }));
            }}
            onClose={onClose}
          />
        </Suspense>
      )}
      {open === 'remove' && active !== undefined && (
        <ConfirmDialog
          open
          dangerous
          title={<FormattedMessage id="console.views.remove.title" values={{ name: active.name }} />}
          confirmLabel={<FormattedMessage id="console.views.remove" />}
          onConfirm={async () => {
            await remove(active.id);
            state.forget();
            toast(formatMessage({ id: 'console.views.removed' }, { name: active.name }));
          }}
          onClose={onClose}
        >
          <FormattedMessage
            id={active.isShared ? 'console.views.remove.shared' : 'console.views.remove.own'}
          />
        </ConfirmDialog>
      )}
    </>
  );
};

/** A list as one likes to see it: picked by its name, kept, shared, sent, and taken away. */
export const ViewsMenu = ({ list, state }: Props) => {
  const { formatMessage, locale } = useIntl();
  const may = useMay();
  const toast = useToast();
  const errorText = useErrorText();
  const { change } = useViewChanges(list);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<Open>();
  const { views, active, isChanged, now } = state;
  const mayChange = active !== undefined && (active.isOwn || may('global'));
  const own = named(views, true, locale);
  const shared = named(views, false, locale);

  const choose = (work: () => unknown) => () => {
    setAnchor(null);
    work();
  };
  const saveNow = async (view: SavedView) => {
    try {
      const kept = await change({ id: view.id, body: { version: view.version, query: now as never } }); // the list's own filters
      state.keep(kept);
      toast(formatMessage({ id: 'console.views.saved' }, { name: kept.name }));
    } catch (error) {
      toast(errorText(error), { kind: 'error' });
    }
  };
  const entry = (view: SavedView) => (
    <MenuItem
      key={view.id}
      selected={view.id === active?.id && !isChanged}
      onClick={choose(() => state.show(view))}
    >
      <ListItemText
        primary={view.name}
        {...(view.isOwn
          ? view.isShared && { secondary: formatMessage({ id: 'console.views.sharedByMe' }) }
          : { secondary: view.ownerName || formatMessage({ id: 'console.views.nobody' }) })}
        slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
      />
    </MenuItem>
  );

  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<BookmarkIcon />}
        endIcon={<ChevronDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          maxWidth: 260,
          '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        }}
      >
        <span className="name">
          {active === undefined ? (
            <FormattedMessage id="console.views" />
          ) : (
            <FormattedMessage
              id={isChanged ? 'console.views.changed' : 'console.views.shown'}
              values={{ name: active.name }}
            />
          )}
        </span>
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          paper: { sx: { maxHeight: 480, minWidth: 240, maxWidth: 'min(360px, calc(100vw - 24px))' } },
        }}
      >
        <MenuItem onClick={choose(() => state.show(null))}>
          <FormattedMessage id="console.views.default" />
        </MenuItem>
        {own.length > 0 && (
          <ListSubheader>
            <FormattedMessage id="console.views.own" />
          </ListSubheader>
        )}
        {own.map(entry)}
        {shared.length > 0 && (
          <ListSubheader>
            <FormattedMessage id="console.views.shared" />
          </ListSubheader>
        )}
        {shared.map(entry)}
        <Divider />
        {active !== undefined && isChanged && mayChange && (
          <MenuItem onClick={choose(() => void saveNow(active))}>
            <FormattedMessage id="console.views.saveInto" values={{ name: active.name }} />
          </MenuItem>
        )}
        <MenuItem onClick={choose(() => setOpen('add'))}>
          <FormattedMessage id="console.views.saveNew" />
        </MenuItem>
        {active !== undefined && (
          <MenuItem onClick={choose(() => void state.copyAddress(active))}>
            <FormattedMessage id="console.views.copy" />
          </MenuItem>
        )}
        {mayChange && (
          <MenuItem onClick={choose(() => setOpen('edit'))}>
            <FormattedMessage id="console.views.edit" />
          </MenuItem>
        )}
        {mayChange && (
          <MenuItem onClick={choose(() => setOpen('remove'))} sx={{ color: 'error.main' }}>
            <FormattedMessage id="console.views.remove" />
          </MenuItem>
        )}
      </Menu>
      <ViewDialogs list={list} state={state} open={open} onClose={() => setOpen(undefined)} />
    </>
  );
};
