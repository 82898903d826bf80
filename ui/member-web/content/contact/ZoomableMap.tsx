import Box from '@mui/material/Box';
import { control, CRS, divIcon, imageOverlay, map as createMap, marker } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { pinShape, pinColour } from './pin.ts';

type Props = Readonly<{
  picture: string;
  /** Of the picture, in its own pixels; the office is in its middle. */
  size: Readonly<{ width: number; height: number }>;
  name: string;
}>;

const pin = `<svg viewBox="0 0 24 32" width="36" height="48" aria-hidden="true"><path d="${pinShape}" fill="${pinColour}"/><circle cx="12" cy="12" r="4.5" fill="#fff"/></svg>`;

/** The same picture, to be moved and enlarged by finger, mouse and keyboard. It asks nobody for anything else. */
export default function ZoomableMap({ picture, size: { width, height }, name }: Props) {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const zoomInTitle = formatMessage({ id: 'contact.map.in' });
  const zoomOutTitle = formatMessage({ id: 'contact.map.out' });

  useEffect(() => {
    if (box.current === null) return undefined;
    const map = createMap(box.current, {
      crs: CRS.Simple,
      minZoom: -3,
      maxZoom: 2,
      zoomSnap: 0.25,
      attributionControl: false,
      zoomControl: false,
      // A page that is scrolled over the map goes on.
      scrollWheelZoom: false,
      maxBoundsViscosity: 1,
    });
    const bounds = [
      [0, 0],
      [height, width],
    ] as [[number, number], [number, number]];
    imageOverlay(picture, bounds, { alt: name }).addTo(map);
    marker([height / 2, width / 2], {
      icon: divIcon({ html: pin, className: '', iconSize: [36, 48], iconAnchor: [18, 48] }),
      title: name,
      alt: name,
      keyboard: false,
    }).addTo(map);
    map.fitBounds(bounds).setMaxBounds(bounds);
    control.zoom({ zoomInTitle, zoomOutTitle }).addTo(map);
    map.getContainer().focus({ preventScroll: true });
    return () => {
      map.remove();
    };
  }, [picture, width, height, name, zoomInTitle, zoomOutTitle]);

  return (
    <Box
      ref={box}
      role="application"
      aria-label={formatMessage({ id: 'contact.map' }, { address: name })}
      sx={{ aspectRatio: `${width} / ${height}`, width: '100%', bgcolor: 'background.sunken', zIndex: 0 }}
    />
  );
}
