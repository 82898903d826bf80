import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ComponentType, lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import type { Permission } from '#core/access/actor/permission.ts';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { GatePicture } from '#ui/illustrations/scenes.tsx';
import { Delayed } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { ConsolePage } from './ConsolePage.tsx';
import { PermissionNames } from './PermissionName.tsx';
import { useMay } from './rights.ts';

export const Denied = ({ permissions }: Readonly<{ permissions: readonly Permission[] }>) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <ConsolePage title={formatMessage({ id: 'console.denied.title' })} hideTitle>
      <EmptyState
        picture={<GatePicture />}
        title={<FormattedMessage id="console.denied.title" />}
        action={
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
            <Button variant="outlined" startIcon={<ArrowLeftIcon />} onClick={() => void navigate(-1)}>
              <FormattedMessage id="console.back" />
            </Button>
            <Button variant="contained" component={Link} to="/admin">
              <FormattedMessage id="console.home.title" />
            </Button>
          </Stack>
        }
      >
        <PermissionNames permissions={permissions} />
      </EmptyState>
    </ConsolePage>
  );
};

/** A page that loads when it is opened, for those who hold one of the rights. */
export const guarded = (
  load: () => Promise<{ default: ComponentType }>,
  ...permissions: readonly Permission[]
): ComponentType => {
  const Page = lazy(load);
  return function GuardedPage() {
    const may = useMay();
    if (!may(...permissions)) return <Denied permissions={permissions} />;
    return (
      <Suspense
        fallback={
          // Where the page's own heading and words will stand.
          <Box sx={{ maxWidth: 1280, mx: 'auto', px: { xs: 2, md: 3 }, py: { xs: 2, md: 3 } }}>
            <Delayed>
              <ListSkeleton rows={6} picture={false} />
            </Delayed>
          </Box>
        }
      >
        <Page />
      </Suspense>
    );
  };
};
