// The product's name as it stands in titles and in the navigation.

export const PRODUCT = "Attune";
