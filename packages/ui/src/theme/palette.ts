/**
 * Colours of tokens.css as plain values, for libraries that calculate with colours; a test keeps
 * both equal.
 */
export const palette = {
  light: {
    paper: '#fbfaf7',
    card: '#ffffff',
    ink: '#0e1726',
    mute: '#5b6472',
    line: '#e3e1da',
    'line-strong': '#868b95',
    tint: '#e9eefc',
    wash: '#f2f0ea',
    blueprint: '#1f4fd8',
    'on-blueprint': '#ffffff',
    signal: '#f2a03d',
    success: '#1b8a5a',
    danger: '#c8372d',
    focus: '#1f4fd8',
  },
  dark: {
    paper: '#0c1420',
    card: '#111c2c',
    ink: '#f1efe9',
    mute: '#9aa5b4',
    line: '#2b3542',
    'line-strong': '#6f7b8c',
    tint: '#15233f',
    wash: '#172334',
    blueprint: '#7c9bff',
    'on-blueprint': '#0c1420',
    signal: '#f2a03d',
    success: '#4cc38a',
    danger: '#ff8a80',
    focus: '#f2a03d',
  },
} as const;

export type PaletteColour = keyof (typeof palette)['light'];
