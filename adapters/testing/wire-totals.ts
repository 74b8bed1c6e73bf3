const price = { currencyIso: 'EUR', value: 0 };

/** What every cart and order says that it costs: nothing. */
export const noTotals = {
  subTotal: price,
  totalTax: price,
  totalPriceWithTax: price,
};
