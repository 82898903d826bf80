import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '../../app/data/products.ts';
import { ProductPicture } from './ProductPicture.tsx';

type Props = Readonly<{ name: string; images: Product['images'] }>;

/** One large picture, and buttons for the others. */
export const ProductGallery = ({ name, images }: Props) => {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<string>();
  const current = images.find(({ id }) => id === chosen) ?? images[0];
  const label = (index: number) =>
    formatMessage({ id: 'products.picture' }, { name, number: index + 1, count: images.length });

  return (
    <Box>
      {current === undefined ? (
        <ProductPicture address={null} alt="" />
      ) : (
        <ProductPicture
          address={current.url}
          alt={images.length > 1 ? label(images.indexOf(current)) : name}
          eager
          shape={current}
        />
      )}
      {images.length > 1 && (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            mt: 1,
            p: 0,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
          }}
        >
          {images.map((picture, index) => (
            <li key={picture.id}>
              <ButtonBase
                aria-label={label(index)}
                aria-pressed={picture === current}
                onClick={() => setChosen(picture.id)}
                sx={{
                  width: '100%',
                  borderRadius: '16px',
                  outline: '3px solid',
                  outlineColor: picture === current ? 'primary.main' : 'transparent',
                  outlineOffset: -3,
                }}
              >
                <ProductPicture address={picture.thumbnailUrl ?? picture.url} alt="" />
              </ButtonBase>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
};
