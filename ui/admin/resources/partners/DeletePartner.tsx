import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { TrashIcon } from '#ui/icons.tsx';
import { offersClient } from '../../offers/client.ts';
import type { StaffPartner } from '../../offers/offer.ts';
import { useMay } from '../../parts/rights.ts';
import { useRefreshed } from '../../parts/use-record.ts';

/** Only a partner that never offered anything can go; any other is told why, and may be set aside instead. */
export const DeletePartner = ({ partner }: Readonly<{ partner: StaffPartner }>) => {
  const { id, name, rewardCount, status, version } = partner;
  const { formatMessage } = useIntl();
  const may = useMay();
  const navigate = useNavigate();
  const notify = useNotify();
  const queries = useQueryClient();
  const refreshed = useRefreshed();
  const [asks, setAsks] = useState(false);
  const hasRewards = rewardCount > 0;
  const canSetAside = hasRewards && status === 'ACTIVE' && may('partner.update', 'partner.manage');

  const remove = async () => {
    await offersClient.adminPartners.delete({ params: { id } });
    notify(formatMessage({ id: 'console.partners.deleted' }, { name }), { type: 'success' });
    await navigate('/admin/partners');
    queries.removeQueries({ queryKey: ['partners', 'one', id] });
    await refreshed('partners');
  };
  const setAside = async () => {
    await offersClient.adminPartners.update({ params: { id }, body: { status: 'INACTIVE', version } });
    await refreshed('partners', 'partner-rewards');
    notify(formatMessage({ id: 'console.partners.setAside.done' }, { name }), { type: 'success' });
  };

  return (
    <>
      <Button
        variant="outlined"
        color="error"
        size="small"
        startIcon={<TrashIcon />}
        disabled={hasRewards && !canSetAside}
        onClick={() => setAsks(true)}
      >
        <FormattedMessage id="ui.delete" />
      </Button>
      {hasRewards ? (
        <ConfirmDialog
          open={asks}
          title={<FormattedMessage id="console.partners.setAside.title" values={{ name }} />}
          confirmLabel={<FormattedMessage id="console.partners.setAside" />}
          onConfirm={setAside}
          onClose={() => setAsks(false)}
        >
          <FormattedMessage id="console.partners.setAside.text" values={{ count: rewardCount }} />
        </ConfirmDialog>
      ) : (
        <ConfirmDialog
          open={asks}
          title={<FormattedMessage id="console.partners.delete.title" values={{ name }} />}
          confirmLabel={<FormattedMessage id="console.partners.delete" />}
          dangerous
          onConfirm={remove}
          onClose={() => setAsks(false)}
        >
          <FormattedMessage id="console.partners.delete.consequence" />
        </ConfirmDialog>
      )}
    </>
  );
};
