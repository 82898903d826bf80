import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { permissions } from '#core/access/actor/permission.ts';
import { GatePicture } from '#ui/illustrations/scenes.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { usePermissionName } from '#ui/use-permission-name.ts';
import { StatePage } from '../pages/StatePage.tsx';
import { BackButton, HomeButton } from '../pages/ways-out.tsx';

declare global {
  interface MessageCatalogues {
    staff: typeof import('./messages/vi.json');
  }
}

/** The denial and, to staff, the right that opens what they asked for: they know whom to ask for it. */
const PermissionPage = () => {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const user = useSignedInUser();
  const nameOf = usePermissionName();
  const isStaff = user !== undefined && user.permissions.length > 0;
  const asked = permissions.filter((permission) => query.getAll('right').includes(permission));
  return (
    <StatePage
      title={formatMessage({ id: 'forbidden.title' })}
      picture={<GatePicture />}
      actions={
        <>
          <BackButton />
          <HomeButton />
        </>
      }
    >
      <FormattedMessage id="forbidden.text" />
      {isStaff && asked.length > 0 && (
        <Typography sx={{ mt: 1.5 }}>
          <FormattedMessage
            id="staff.missing"
            values={{ count: asked.length, right: <strong>{asked.map(nameOf).join(' / ')}</strong> }}
          />
        </Typography>
      )}
    </StatePage>
  );
};
export default PermissionPage;
