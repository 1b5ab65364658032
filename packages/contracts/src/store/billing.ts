export const billingLimits = { company: 120, address: 300, addressLines: 5, taxId: 40, reference: 60 } as const;
