import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { PlainText } from '#ui/components/forms/PlainInputs.tsx';
import { type OwnDomain, useDomainSteps } from './data.ts';

type Props = Readonly<{ domain: OwnDomain; onClose: () => void }>;

/** The name is typed, so that nobody ends a site by a slip. */
export const RemoveDialog = ({ domain, onClose }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { remove } = useDomainSteps();
  return (
    <ConfirmOnDemand
      open
      dangerous
      title={<FormattedMessage id="domain.remove.title" values={{ host: domain.host }} />}
      confirmLabel={<FormattedMessage id="domain.remove" />}
      onConfirm={() => remove.mutateAsync({ id: domain.id, name: typed })}
      onClose={onClose}
    >
      <Typography component="span" sx={{ display: 'block' }}>
        <FormattedMessage id="domain.remove.text" />
      </Typography>
      <Box sx={{ mt: 2 }}>
        <PlainText
          id={id}
          value={typed}
          onChange={setTyped}
          label={<FormattedMessage id="domain.remove.label" values={{ name: domain.name }} />}
          isAddress
        />
      </Box>
    </ConfirmOnDemand>
  );
};
