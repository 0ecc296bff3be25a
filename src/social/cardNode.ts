import { FONT_PARTS, withoutOtherSigns } from './cardFont.ts';

/** A node of the renderer's tree: plain data. */
export interface CardNode {
  readonly type: 'container' | 'text' | 'image';
  readonly style?: Readonly<Record<string, string | number>>;
  readonly text?: string;
  readonly src?: string;
  readonly width?: number;
  readonly height?: number;
  readonly children?: readonly CardNode[];
}

/** The size that all who show such pictures agree on. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Name under which the logo is given to the renderer. */
export const LOGO = 'logo';

// The theme's dark scheme: it stands out among the white pages where cards are shown. Plain surfaces, because a
// gradient takes more than twice as long to draw and three times the bytes.
const COLORS = {
  ground: '#0e1311',
  outer: '#11201a',
  inner: '#153326',
  text: '#ffffff',
  accent: '#5fd49a',
  soft: '#b3c0ba',
  faint: '#8a9a92',
} as const;

/** What is drawn. */
export interface CardText {
  /** Empty where the logo says it. */
  readonly siteTitle: string;
  readonly hasLogo: boolean;
  /** Where in the site the page is. */
  readonly section: string | undefined;
  readonly title: string;
  readonly description: string | undefined;
  /** Full address of the page. */
  readonly url: string;
}

/** The drawing of a card: the site above, the page's title and description in the middle, its address below. */
export function cardNode(card: CardText): CardNode {
  return {
    type: 'container',
    style: {
      ...CARD_SIZE,
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px',
      backgroundColor: COLORS.ground,
      color: COLORS.text,
      fontFamily: Object.keys(FONT_PARTS)
        .map((name) => `"${name}"`)
        .join(', '),
    },
    children: [
      circle(420, COLORS.outer),
      circle(230, COLORS.inner),
      siteLine(card),
      middle(card),
      text(card.url.replace(/^https?:\/\/|\/$/g, ''), { fontSize: 26, color: COLORS.faint, lineClamp: 1 }),
    ],
  };
}

/** A disc around the upper right corner. */
const circle = (radius: number, color: string): CardNode => ({
  type: 'container',
  style: {
    position: 'absolute',
    zIndex: -1,
    top: -radius,
    right: -radius,
    width: radius * 2,
    height: radius * 2,
    borderRadius: radius,
    backgroundColor: color,
  },
});

const text = (value: string, style: CardNode['style'] = {}): CardNode => ({
  type: 'text',
  text: withoutOtherSigns(value),
  style,
});

const siteLine = ({ siteTitle, hasLogo }: CardText): CardNode => ({
  type: 'container',
  style: { display: 'flex', alignItems: 'center', gap: 20 },
  children: [
    // As wide as its shape asks for: it may be the name in letters.
    ...(hasLogo
      ? [{ type: 'image', src: LOGO, style: { height: 56, maxWidth: 420, objectFit: 'contain' } } as const]
      : []),
    ...(siteTitle === '' ? [] : [text(siteTitle, { fontSize: 34, fontWeight: 600 })]),
  ],
});

const middle = ({ section, title, description }: CardText): CardNode => ({
  type: 'container',
  style: { display: 'flex', flexDirection: 'column', gap: 20 },
  children: [
    ...(section === undefined ? [] : [text(section, { fontSize: 28, color: COLORS.accent, lineClamp: 1 })]),
    text(title, {
      fontSize: title.length > 60 ? 56 : 72,
      fontWeight: 600,
      lineHeight: 1.12,
      letterSpacing: '-0.02em',
      lineClamp: 3,
      textOverflow: 'ellipsis',
      textWrap: 'balance',
    }),
    ...(description === undefined
      ? []
      : [
          text(description, {
            fontSize: 32,
            lineHeight: 1.4,
            color: COLORS.soft,
            lineClamp: 2,
            textOverflow: 'ellipsis',
          }),
        ]),
  ],
});
