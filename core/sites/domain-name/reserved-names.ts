/** What visitors would take for a part of the platform, for its staff, or for an authority. */
export const reservedNames: readonly string[] = `
  admin administrator root system webmaster hostmaster postmaster support help info contact about
  legal terms privacy policy security abuse billing payment wallet bank coin checkout refund shop
  store product order blog news post feed rss sitemap forum chat message mail email smtp dns ftp vpn
  proxy cdn static assets media image video upload download file api app web www mobile dev develop
  test staging demo beta preview localhost internal status health metrics dashboard console panel
  cpanel account auth login logout signin signup register verify password oauth user member coach
  trainer partner staff team moderator official owner pro premium basic free gift reward invite
  challenge course certificate indicator pricing faqs economy roadmap changelog sites domain quantri
  quanly hotro lienhe gioithieu dangnhap dangky taikhoan matkhau thanhtoan naptien hoantien nganhang
  vietqr momo zalo vnpay vietcombank facebook google tiktok tintuc baiviet cuahang sanpham khuyenmai
  tuyendung chinhthuc baomat congan chinhphu boyte benhvien huanluyenvien thuthach
`
  .trim()
  .split(/\s+/);
