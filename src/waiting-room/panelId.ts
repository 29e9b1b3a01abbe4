/** The id of the room's panel, to which the link that skips the video leads. */
export const PANEL_ID = 'palco';
