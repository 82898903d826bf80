import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

/** From 0 to 100: speech is far below the loudest that there is. */
const levelIn = (samples: Float32Array): number => {
  const mean = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return Math.min(100, Math.round(Math.sqrt(mean) * 300));
};

/** That the microphone hears something. It is drawn without React: it moves with each frame. */
export const LevelMeter = ({ stream }: Readonly<{ stream: MediaStream | null }>) => {
  const { formatMessage } = useIntl();
  const meter = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stream === null || typeof AudioContext === 'undefined' || !(stream instanceof MediaStream))
      return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let frame = 0;
    const draw = () => {
      analyser.getFloatTimeDomainData(samples);
      const level = levelIn(samples);
      if (bar.current !== null) bar.current.style.transform = `scaleX(${level / 100})`;
      meter.current?.setAttribute('aria-valuenow', String(level));
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
    };
  }, [stream]);
  return (
    <Box
      ref={meter}
      role="meter"
      aria-label={formatMessage({ id: 'answer.recording.level' })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      sx={{ height: 10, borderRadius: 5, bgcolor: 'background.sunken', overflow: 'hidden' }}
    >
      <Box
        ref={bar}
        sx={{ height: '100%', bgcolor: 'success.main', transform: 'scaleX(0)', transformOrigin: 'left' }}
      />
    </Box>
  );
};
