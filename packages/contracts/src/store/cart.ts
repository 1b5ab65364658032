export const cartLimits = { minQuantity: 1, maxQuantity: 99, maxLines: 100 } as const;
export const cartItemTypes = ['product', 'course'] as const;
