/** The kind of the acknowledgement of an enquiry, the guest's copy. */
export const receiptKind = 'enquiry-receipt';
