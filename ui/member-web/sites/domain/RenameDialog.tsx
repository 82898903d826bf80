import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { PlainText } from '#ui/components/forms/PlainInputs.tsx';
import { type OwnDomain, useDomainSteps } from './data.ts';

type Props = Readonly<{ domain: OwnDomain; onClose: () => void }>;

export const RenameDialog = ({ domain, onClose }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState(domain.name);
  const { rename } = useDomainSteps();
  return (
    <ConfirmOnDemand
      open
      title={<FormattedMessage id="domain.rename.title" />}
      confirmLabel={<FormattedMessage id="domain.rename" />}
      onConfirm={() => rename.mutateAsync({ id: domain.id, name: typed, version: domain.version })}
      onClose={onClose}
    >
      <Typography component="span" sx={{ display: 'block' }}>
        <FormattedMessage id="domain.rename.text" />
      </Typography>
      <Box sx={{ mt: 2 }}>
        <PlainText
          id={id}
          value={typed}
          onChange={setTyped}
          label={<FormattedMessage id="domain.search.label" />}
          isAddress
        />
      </Box>
    </ConfirmOnDemand>
  );
};
