import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { bodySides, type BodySide } from '#core/body/snapshot/snapshot.ts';
import { InfoIcon } from '#ui/icons.tsx';
import { dropSharedPicture, readSharedPictures, type SharedPicture } from './shared-pictures.ts';

type Shown = SharedPicture & Readonly<{ address: string }>;

const usePictures = () => {
  const [pictures, setPictures] = useState<readonly Shown[]>([]);
  useEffect(() => {
    let isLeft = false;
    let addresses: readonly string[] = [];
    const read = async () => {
      const found = await readSharedPictures().catch(() => []);
      if (isLeft) return;
      const shown = found.map((picture) => ({ ...picture, address: URL.createObjectURL(picture.file) }));
      addresses = shown.map(({ address }) => address);
      setPictures(shown);
    };
    void read();
    return () => {
      isLeft = true;
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, []);
  const drop = (id: number) => {
    setPictures((known) => known.filter((picture) => picture.id !== id));
    void dropSharedPicture(id).catch(() => undefined);
  };
  return { pictures, drop };
};

const Preview = ({ address }: Pick<Shown, 'address'>) => (
  <Box
    component="img"
    src={address}
    alt=""
    sx={{
      width: 96,
      aspectRatio: '3 / 4',
      objectFit: 'cover',
      borderRadius: '12px',
      bgcolor: 'background.sunken',
    }}
  />
);

type Props = Readonly<{
  /** Framed and put to its side: only then it is offered no longer. */
  onTake: (side: BodySide, file: File, onFramed: () => void) => void;
  /** No picture is left: the focus goes where the last one went. */
  onLast: (side: BodySide) => void;
}>;

/** Pictures from another app: the member says which side each of them shows, and frames it like any other. */
export const SharedPictures = ({ onTake, onLast }: Props) => {
  const { formatMessage } = useIntl();
  const { pictures, drop } = usePictures();
  const [query] = useSearchParams();
  const [picture] = pictures;

  if (picture === undefined)
    return query.get('shared') === 'no' ? (
      <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
        <FormattedMessage id="waitingWeek.shared.none" />
      </Alert>
    ) : null;
  return (
    <Card component="section" aria-labelledby="shared-pictures">
      <CardContent>
        <Typography id="shared-pictures" variant="h3">
          <FormattedMessage id="waitingWeek.shared" />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          <FormattedMessage id="waitingWeek.shared.lead" />
        </Typography>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
          <Preview address={picture.address} />
          <Stack
            role="group"
            aria-label={formatMessage({ id: 'waitingWeek.shared' })}
            sx={{ gap: 1, flexGrow: 1 }}
          >
            {pictures.length > 1 && (
              <Typography variant="body2">
                <FormattedMessage id="waitingWeek.shared.picture" values={{ count: pictures.length }} />
              </Typography>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {bodySides.map((side) => (
                <Button
                  key={side}
                  variant="outlined"
                  sx={{ minHeight: 44 }}
                  onClick={() =>
                    onTake(side, picture.file, () => {
                      drop(picture.id);
                      if (pictures.length === 1) onLast(side);
                    })
                  }
                >
                  <FormattedMessage id={`indicator.side.${side}`} />
                </Button>
              ))}
            </Box>
            <Button
              variant="text"
              color="inherit"
              sx={{ minHeight: 44, alignSelf: 'flex-start' }}
              onClick={() => drop(picture.id)}
            >
              <FormattedMessage id="waitingWeek.shared.leave" />
            </Button>
          </Stack>
        </Box>
      </CardContent>
    </Card>
  );
};
