import { Drawing, ink, pen } from './Drawing.tsx';

export const bodySides = ['FRONT', 'BACK', 'LEFT', 'RIGHT'] as const;
export type BodySide = (typeof bodySides)[number];

const half =
  'M59 36L67 36C67 43 68 46 75 48C88 50 95 55 97 66C99 76 100 86 102 96C105 107 107 116 108 126C109 133 108 139 105 140C101 140 100 134 99 128C96 117 93 108 91 99C88 90 87 82 85 74C85 84 82 92 81 98C81 107 85 114 87 124C89 144 87 164 84 182C86 196 84 210 80 226C84 230 85 234 83 236L69 236C68 228 69 220 69 214C67 200 67 192 67 183C67 165 64 148 60 132L59 132Z';

const profile =
  'M54 34L54 42C51 50 47 58 47 70C47 82 53 92 52 102C46 112 44 122 47 134C50 150 55 166 57 184C54 196 54 208 58 222C58 226 56 232 58 236L84 236C87 236 88 232 84 230L71 226C72 212 75 196 73 182C76 164 77 146 75 126C75 118 73 110 72 100C72 90 78 80 76 68C74 56 68 50 67 40L67 34Z';

const mirrored = { transform: 'translate(120 0) scale(-1 1)' };

const Front = ({ colour }: Readonly<{ colour: string }>) => (
  <g fill={colour}>
    <ellipse cx="60" cy="22" rx="13" ry="16" />
    <path d={half} />
    <path d={half} {...mirrored} />
  </g>
);

const detail = { ...pen, strokeWidth: 2, stroke: ink('paper') } as const;

const Profile = ({ colour }: Readonly<{ colour: string }>) => (
  <>
    <g fill={colour}>
      <path d="M48 22c0-9 6-16 14-16s13 6 13 14l3 6-3 1c0 8-4 12-11 12-9 0-16-8-16-17Z" />
      <path d={profile} />
    </g>
    <path
      d="M60 60c-3 14-4 26-2 38 1 12 4 22 6 34"
      stroke={ink('paper')}
      strokeWidth="15"
      strokeLinecap="round"
    />
    <path d="M60 60c-3 14-4 26-2 38 1 12 4 22 6 34" stroke={colour} strokeWidth="11" strokeLinecap="round" />
  </>
);

/** The pose a photo slot asks for. The head turns to the side that the picture is taken from. */
export const BodySidePicture = ({ side, title }: Readonly<{ side: BodySide; title?: string }>) => (
  <Drawing width={120} height={244} title={title}>
    {side === 'FRONT' && (
      <>
        <Front colour={ink('pine')} />
        <path d="M46 70c4 5 10 5 14 1 4 4 10 4 14-1M60 104v2M60 76v16" {...detail} />
        <path d="M55 21h.01M65 21h.01M56 29c3 2 5 2 8 0" {...detail} strokeWidth="2.5" />
      </>
    )}
    {side === 'BACK' && (
      <>
        <Front colour={ink('pine')} />
        <path d="M47 20c0-9 6-15 13-15s13 6 13 15c0 6-2 10-4 12H51c-2-2-4-6-4-12Z" fill={ink('mist')} />
        <path
          d="M60 52v58M50 64c-3 5-3 9 0 14M70 64c3 5 3 9 0 14M48 128c5 5 9 4 12 0 3 4 7 5 12 0"
          {...detail}
        />
      </>
    )}
    {side === 'RIGHT' && <Profile colour={ink('pine')} />}
    {side === 'LEFT' && (
      <g {...mirrored}>
        <Profile colour={ink('pine')} />
      </g>
    )}
  </Drawing>
);

export const measuredParts = ['neck', 'chest', 'waist', 'hip', 'bicep', 'thigh'] as const;
export type MeasuredPart = (typeof measuredParts)[number];

/** Where the tape runs, and the window around it. */
const tapes: Record<MeasuredPart, { window: string; tape: string; width: number }> = {
  neck: { window: '24 2 72 60', tape: 'M52 41q8 4 16 0', width: 4 },
  chest: { window: '6 34 108 90', tape: 'M36 68q24 8 48 0', width: 6 },
  waist: { window: '6 56 108 90', tape: 'M38.5 98q21.5 7 43 0', width: 6 },
  hip: { window: '6 76 108 90', tape: 'M33 123q27 8 54 0', width: 6 },
  bicep: { window: '56 40 72 60', tape: 'M86.5 78q6 3 13.5-1', width: 4.5 },
  thigh: { window: '10 116 100 84', tape: 'M62 150q12 5 26.5 0', width: 5.5 },
};

/** How to hold the tape: on the narrowest, the widest, or half-way, always level. */
export const MeasurePicture = ({ part, title }: Readonly<{ part: MeasuredPart; title?: string }>) => {
  const { window, tape, width } = tapes[part];
  return (
    <Drawing width={180} height={150} viewBox={window} title={title}>
      <Front colour={ink('mist')} />
      <path d={tape} stroke={ink('line')} strokeWidth={width + 2} strokeLinecap="round" />
      <path d={tape} stroke={ink('papaya')} strokeWidth={width} strokeLinecap="round" />
      <path
        d={tape}
        stroke={ink('line')}
        strokeWidth={width * 0.5}
        strokeDasharray="1 4"
        transform={`translate(0 ${-width * 0.18})`}
      />
    </Drawing>
  );
};
