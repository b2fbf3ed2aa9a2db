export const productName = 'Serendip';
export const pageTitle = (title: string | null): string => (title ? `${title} · ${productName}` : productName);
