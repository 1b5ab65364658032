import type { MappingAlgorithm } from 'antd/es/theme/interface';
import { palette } from '../theme/palette.ts';

const TEXT = "'Inter', 'Inter Fallback', 'Inter Fallback Linux', system-ui, sans-serif";
const MONO = "'JetBrains Mono', ui-monospace, monospace";

/** Our colours and measures in antd's terms; its algorithms derive the rest. */
export function designTokens(shade: 'light' | 'dark') {
  const colours = palette[shade];
  return {
    colorPrimary: colours.blueprint,
    colorInfo: colours.blueprint,
    colorLink: colours.blueprint,
    colorSuccess: colours.success,
    colorWarning: colours.signal,
    colorError: colours.danger,
    // As around other fields: antd's own rings are hardly seen, and a field with an error has no other sign of the focus.
    controlOutline: colours.focus,
    colorErrorOutline: colours.focus,
    colorText: colours.ink,
    colorTextBase: colours.ink,
    colorTextSecondary: colours.mute,
    colorTextTertiary: colours.mute,
    colorTextQuaternary: colours.mute,
    colorTextPlaceholder: colours.mute,
    colorTextDescription: colours.mute,
    colorBgBase: colours.card,
    colorBgContainer: colours.card,
    colorBgElevated: colours.card,
    colorBgLayout: colours.paper,
    colorBgSpotlight: shade === 'light' ? colours.ink : '#2b3a50',
    colorBorder: colours['line-strong'],
    colorBorderSecondary: colours.line,
    colorSplit: colours.line,
    colorTextLightSolid: colours['on-blueprint'],
    controlItemBgActive: colours.tint,
    controlItemBgHover: colours.wash,
    colorFillAlter: colours.wash,
    fontFamily: TEXT,
    fontFamilyCode: MONO,
    fontSize: 15,
    borderRadius: 8,
    borderRadiusLG: 10,
    borderRadiusSM: 6,
    controlHeight: 40,
    controlHeightLG: 44,
    controlHeightSM: 32,
    lineWidthFocus: 2,
    motionDurationFast: '0.1s',
    motionDurationMid: '0.15s',
    motionDurationSlow: '0.2s',
    wireframe: false,
    boxShadow: '0 24px 48px -28px rgba(14, 23, 38, 0.34)',
    boxShadowSecondary: '0 24px 48px -20px rgba(14, 23, 38, 0.34)',
  };
}

/** What the general tokens don't cover. */
export function componentTokens(shade: 'light' | 'dark') {
  const colours = palette[shade];
  return {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 550 },
    Table: {
      headerBg: colours.wash,
      headerColor: colours.mute,
      headerSplitColor: 'transparent',
      borderColor: colours.line,
      headerSortActiveBg: colours.wash,
      headerSortHoverBg: colours.tint,
      bodySortBg: 'transparent',
      rowHoverBg: colours.wash,
      rowSelectedBg: colours.tint,
      rowSelectedHoverBg: colours.tint,
      cellFontSize: 14,
      cellPaddingBlock: 12,
    },
    Tooltip: { colorTextLightSolid: shade === 'light' ? colours.paper : colours.ink },
    Input: { controlHeight: 44, inputFontSize: 16 },
    Select: { controlHeight: 44, fontSize: 16, optionSelectedBg: colours.tint, optionActiveBg: colours.wash },
    Form: { itemMarginBottom: 0, labelFontSize: 14, labelColor: colours.ink, verticalLabelPadding: '0 0 6px' },
  };
}

/**
 * antd's dark algorithm dims its input; these stay as we chose them. To be applied after its own
 * algorithm.
 */
export function exactColours(shade: 'light' | 'dark'): MappingAlgorithm {
  const colours = palette[shade];
  const exact = {
    colorPrimary: colours.blueprint,
    colorPrimaryText: colours.blueprint,
    colorPrimaryBorder: colours.blueprint,
    colorPrimaryBg: colours.tint,
    colorInfo: colours.blueprint,
    colorInfoBg: colours.tint,
    colorLink: colours.blueprint,
    colorSuccess: colours.success,
    colorWarning: colours.signal,
    colorError: colours.danger,
    colorErrorText: colours.danger,
  };
  return (_seed, map) => ({ ...(map as NonNullable<typeof map>), ...exact });
}
