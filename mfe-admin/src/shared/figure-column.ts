/** A table's column of prices or other figures: digits stand below digits of the same value. */
export const figureColumn = { align: 'end', className: 'admin-figure' } as const;
